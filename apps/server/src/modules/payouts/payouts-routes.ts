import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getPayout } from './get-payout'
import { listPayouts } from './list-payouts'

export function payoutsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listPayouts, listPayouts)
  mount(app, deps, api.getPayout, getPayout)
}
