import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createRole } from './create-role'
import { deleteRole } from './delete-role'
import { listRoles } from './list-roles'
import { previewRole } from './preview-role'
import { updateRole } from './update-role'

export function rolesRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listRoles, listRoles)
  mount(app, deps, api.createRole, createRole)
  mount(app, deps, api.updateRole, updateRole)
  mount(app, deps, api.deleteRole, deleteRole)
  mount(app, deps, api.previewRole, previewRole)
}
