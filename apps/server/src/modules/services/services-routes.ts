import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createService } from './create-service'
import { deleteService } from './delete-service'
import { listServices } from './list-services'
import { updateService } from './update-service'

export function servicesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listServices, listServices)
  mount(app, deps, api.createService, createService)
  mount(app, deps, api.updateService, updateService)
  mount(app, deps, api.deleteService, deleteService)
}
