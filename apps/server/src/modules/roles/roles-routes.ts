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
  mount(app, deps, api.listRoles, ({ deps, actor }) => listRoles(deps, actor))
  mount(app, deps, api.createRole, ({ deps, actor, body }) => createRole(deps, actor, body))
  mount(app, deps, api.updateRole, ({ deps, actor, params, body }) =>
    updateRole(deps, actor, params.roleId, body),
  )
  mount(app, deps, api.deleteRole, ({ deps, actor, params }) => deleteRole(deps, actor, params.roleId))
  mount(app, deps, api.previewRole, ({ deps, actor, params, body }) =>
    previewRole(deps, actor, params.roleId, body),
  )
}
