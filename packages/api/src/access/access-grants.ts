import { accessScope, PERMISSIONS, type AccessScope, type Permission } from './permissions'

/** A permission without its scope, like `clients:view`. */
export type BasePermission = Exclude<Permission, `${string}:own`>

/** Every permission without its scope: the rows of a matrix, in the order of {@link PERMISSIONS}. */
export const BASE_PERMISSIONS = PERMISSIONS.filter(isBase)

/** Whether `permission` can also be held for the person’s own clients only. */
export const canBeOwn = (permission: BasePermission): boolean =>
  PERMISSIONS.some((name) => name === `${permission}:own`)

/** A role as far as it says what its holders may do. */
export interface GrantingRole {
  id: string
  name: string
  permissions: readonly Permission[]
}

/** One thing that a person may do, how far it reaches, and each role that gives it. */
export interface AccessGrant {
  permission: BasePermission
  /** The widest that any of the roles gives. */
  scope: 'all' | 'own'
  roles: { id: string; name: string; scope: 'all' | 'own' }[]
}

/** What a person who holds `roles` may do, with the reason for each: the union over all of them (spec §6). */
export function explainAccess(roles: readonly GrantingRole[]): AccessGrant[] {
  return BASE_PERMISSIONS.flatMap((permission) => {
    const giving = roles.flatMap(({ id, name, permissions }) => {
      const scope = accessScope(permissions, permission)
      return scope === 'none' ? [] : [{ id, name, scope }]
    })
    if (giving.length === 0) return []
    const scope = giving.some((role) => role.scope === 'all') ? 'all' : 'own'
    return [{ permission, scope, roles: giving }]
  })
}

/** A permission that reaches further, or less far, than before. */
export interface AccessChange {
  permission: BasePermission
  before: AccessScope
  after: AccessScope
}

/** What is gained or lost between two sets of permissions; what stays as it is isn’t named. */
export const compareAccess = (before: readonly Permission[], after: readonly Permission[]): AccessChange[] =>
  BASE_PERMISSIONS.map((permission) => ({
    permission,
    before: accessScope(before, permission),
    after: accessScope(after, permission),
  })).filter((change) => change.before !== change.after)

const REACH: Readonly<Record<AccessScope, number>> = { none: 0, own: 1, all: 2 }

/** Whether a change gives more than there was; otherwise it takes away. */
export const isGain = ({ before, after }: Pick<AccessChange, 'before' | 'after'>): boolean =>
  REACH[after] > REACH[before]

/** Whether `held` allows everything that `wanted` does. */
export const allowsAll = (held: readonly Permission[], wanted: readonly Permission[]): boolean =>
  !compareAccess(held, [...held, ...wanted]).some(isGain)

/** The same permissions in one order, each once, without an `:own` beside the whole. */
export const plainPermissions = (permissions: readonly Permission[]): Permission[] =>
  PERMISSIONS.filter(
    (name) =>
      permissions.includes(name) &&
      !(name.endsWith(':own') && permissions.some((whole) => name === `${whole}:own`)),
  )

function isBase(permission: Permission): permission is BasePermission {
  return !permission.endsWith(':own')
}
