import type { Api } from '@oaklet/api'
import {
  compareNames,
  type Permission,
  type Role,
  type RoleInput,
  type UpdateRoleBody,
} from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** What the screens of the roles read and write; every key starts with the organization. */
export const rolesQueries = (api: Api, orgId: string) => ({
  /** Asked anew each time: who holds the role may have changed. */
  preview: (roleId: string, permissions: Permission[]) =>
    queryOptions({
      queryKey: ['organization', orgId, 'role-preview', roleId, permissions],
      queryFn: ({ signal }) => api.roles.preview({ orgId, roleId }, { permissions }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  create: () =>
    mutationOptions({
      mutationFn: ({ body, idempotencyKey }: { body: RoleInput; idempotencyKey: string }) =>
        api.roles.create({ orgId }, body, { idempotencyKey }),
    }),
  update: (roleId: string) =>
    mutationOptions({
      mutationFn: (body: UpdateRoleBody) => api.roles.update({ orgId, roleId }, body),
    }),
  remove: (roleId: string) => mutationOptions({ mutationFn: () => api.roles.remove({ orgId, roleId }) }),
})

/** The roles with one of them as it was just saved, where the server lists it. */
export function withRole(roles: readonly Role[], saved: Role): Role[] {
  const others = roles.filter(({ id }) => id !== saved.id)
  const own = [...others.filter(({ isBuiltIn }) => !isBuiltIn), saved]
  return [
    ...others.filter(({ isBuiltIn }) => isBuiltIn),
    ...own.sort((one, other) => compareNames(one.name, other.name)),
  ]
}

/** Takes a role off the list. */
export const withoutRole = (roles: readonly Role[], roleId: string): Role[] =>
  roles.filter(({ id }) => id !== roleId)
