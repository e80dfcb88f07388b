import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

interface OrganizationPath {
  orgId: string
}

/** Names one role of one organization. */
export interface RolePath extends OrganizationPath {
  roleId: string
}

/** What the people of an organization may do (spec §6); changes need `roles:edit`. */
export interface RolesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the staff ask for roles. */
const contract = once(() => import('./roles-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The built-in roles, then the organization’s own, each with who holds it. */
    list: forward(contract, 'listRoles', 'params'),
    /** A role of the organization’s own; a name that another role has is a field error of ApiError `validation_failed`. */
    create: creation(contract, 'createRole', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`; a built-in role `transition_refused`. */
    update: forward(contract, 'updateRole', 'params', 'body'),
    /** Throws ApiError `transition_refused` with a sentence that says why. */
    remove: forward(contract, 'deleteRole', 'params'),
    /** Who would gain or lose what; `compareAccess` tells the same of two sets of permissions without a call. */
    preview: forward(contract, 'previewRole', 'params', 'body'),
  }
}

export const createRolesApi: (call: Call) => RolesApi = callsOf
