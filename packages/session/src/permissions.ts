import type { User } from '@oaklet/api'

/** Returns the user with the union of the permissions of all roles, each once (spec §6). */
export function withRolePermissions(user: User): User {
  const permissions = new Set([...user.permissions, ...user.roles.flatMap((role) => role.permissions)])
  return { ...user, permissions: [...permissions] }
}
