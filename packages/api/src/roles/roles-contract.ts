import * as z from 'zod/mini'
import { ACCESS_SCOPES } from '../access/permissions'
import { BASE_PERMISSIONS, plainPermissions } from '../access/access-grants'
import { PermissionName } from '../access/permission-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText, text, Version } from '../wire/scalars'

/** A role of an organization. A built-in one stays as it is. */
export const Role = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  permissions: z.array(PermissionName),
  isBuiltIn: z.boolean(),
  /** Whether it is the role that at least one person must hold. */
  isOwner: z.boolean(),
  /** Who holds it, by name; those who were deactivated hold it still. */
  holders: z.array(z.object({ id: Id, name: z.string(), isActive: z.boolean() })),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Role = z.infer<typeof Role>

/** What a role allows, as it is sent: kept in one order, without an `:own` beside the whole. */
const Permissions = z.array(PermissionName).check(
  z.minLength(1, 'Choose what the role allows'),
  z.overwrite((given) => plainPermissions(given)),
)

/** What a person types about a role; the server checks it with this same schema. */
export const RoleInput = z.object({
  name: requiredText(60, 'Enter a name'),
  description: text(300),
  permissions: Permissions,
})
export type RoleInput = z.input<typeof RoleInput>

/** A role as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateRoleBody = z.extend(RoleInput, { version: Version })
export type UpdateRoleBody = z.input<typeof UpdateRoleBody>

/** The permissions that a role might have from now on. */
export const PreviewRoleBody = z.object({ permissions: Permissions })
export type PreviewRoleBody = z.input<typeof PreviewRoleBody>

/** What a change of a role would mean for one person, over all roles that they hold. */
export const AccessPreview = z.object({
  staffId: Id,
  name: z.string(),
  isActive: z.boolean(),
  /** Empty where their other roles give the same anyway. */
  changes: z.array(
    z.object({
      permission: z.enum(BASE_PERMISSIONS),
      before: z.enum(ACCESS_SCOPES),
      after: z.enum(ACCESS_SCOPES),
    }),
  ),
})
export type AccessPreview = z.infer<typeof AccessPreview>

const all = '/api/v1/organizations/{orgId}/roles'
const one = '/api/v1/organizations/{orgId}/roles/{roleId}'

/** The built-in roles in their order, then the organization’s own by name. For `staff:edit` and `roles:edit`. */
export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: all,
  access: 'signed-in',
  response: enveloped(z.array(Role)),
})

/** Adds a role of the organization’s own. */
export const createRole = endpoint({
  name: 'createRole',
  method: 'POST',
  path: all,
  access: 'roles:edit',
  body: RoleInput,
  response: enveloped(Role),
})

/** Changes a role; its holders feel it with their next call. 409 `transition_refused` for a built-in one. */
export const updateRole = endpoint({
  name: 'updateRole',
  method: 'PUT',
  path: one,
  access: 'roles:edit',
  body: UpdateRoleBody,
  response: enveloped(Role),
})

/** 409 `transition_refused` for a built-in role, and for one that anybody holds. */
export const deleteRole = endpoint({
  name: 'deleteRole',
  method: 'DELETE',
  path: one,
  access: 'roles:edit',
  response: enveloped(z.null()),
})

/** Who would gain or lose what, by name, if the role allowed this; changes nothing. */
export const previewRole = endpoint({
  name: 'previewRole',
  method: 'POST',
  path: '/api/v1/organizations/{orgId}/roles/{roleId}/preview',
  access: 'roles:edit',
  body: PreviewRoleBody,
  response: enveloped(z.array(AccessPreview)),
})
