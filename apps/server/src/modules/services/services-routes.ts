import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listServices } from './list-services'

export function servicesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listServices, listServices)
}
