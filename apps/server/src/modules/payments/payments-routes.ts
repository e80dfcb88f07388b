import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { recordPayment } from './record-payment'

export function paymentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.recordPayment, recordPayment)
}
