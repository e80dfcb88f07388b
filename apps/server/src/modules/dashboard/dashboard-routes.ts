import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getDashboard } from './get-dashboard'

export function dashboardRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.getDashboard, getDashboard)
}
