import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { AccessPreview, PreviewRoleBody, Role, RoleInput, UpdateRoleBody } from './roles-contract'

interface OrganizationPath {
  orgId: string
}

/** Names one role of one organization. */
export interface RolePath extends OrganizationPath {
  roleId: string
}

/** What the people of an organization may do (spec §6); changes need `roles:edit`. */
export interface RolesApi {
  /** The built-in roles, then the organization’s own, each with who holds it. */
  list(params: OrganizationPath, options?: CallOptions): Promise<Role[]>
  /** A role of the organization’s own; a name that another role has is a field error of ApiError `validation_failed`. */
  create(params: OrganizationPath, body: RoleInput, options?: CreateOptions): Promise<Role>
  /** A stale `version` throws ApiError `stale_edit` with `current`; a built-in role `transition_refused`. */
  update(params: RolePath, body: UpdateRoleBody, options?: CallOptions): Promise<Role>
  /** Throws ApiError `transition_refused` with a sentence that says why. */
  remove(params: RolePath, options?: CallOptions): Promise<void>
  /** Who would gain or lose what; `compareAccess` tells the same of two sets of permissions without a call. */
  preview(params: RolePath, body: PreviewRoleBody, options?: CallOptions): Promise<AccessPreview[]>
}

/** Loaded with the first call: only the screens of the staff ask for roles. */
const contract = once(() => import('./roles-contract'))

export function createRolesApi(call: Call): RolesApi {
  return {
    list: (params, options) => dataOf(call(async () => (await contract()).listRoles, { params, ...options })),
    create: (params, body, options) =>
      dataOf(call(async () => (await contract()).createRole, { params, body, ...options })),
    update: (params, body, options) =>
      dataOf(call(async () => (await contract()).updateRole, { params, body, ...options })),
    remove: async (params, options) => {
      await call(async () => (await contract()).deleteRole, { params, ...options })
    },
    preview: (params, body, options) =>
      dataOf(call(async () => (await contract()).previewRole, { params, body, ...options })),
  }
}
