import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listPayers } from './list-payers'

export function payersRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listPayers, listPayers)
}
