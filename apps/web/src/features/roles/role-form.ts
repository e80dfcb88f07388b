import { type AccessScope, accessScope, BASE_PERMISSIONS, type BasePermission, canBeOwn } from '@oaklet/api'
import { type Permission, PERMISSIONS, type Role, type RoleInput } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { PERMISSION_GROUPS, scopeWords } from '../../records/roles/permission-words'

/** What is typed and chosen about a role: for each permission how far it reaches. */
export type RoleValues = Readonly<Record<'name' | 'description' | BasePermission, string>>

const MAX_NAME = 60
const MAX_DESCRIPTION = 300

/** What the form starts from. */
export const roleValuesOf = ({ name, description, permissions }: RoleInput): RoleValues => ({
  name,
  description,
  ...(Object.fromEntries(
    BASE_PERMISSIONS.map((permission) => [permission, accessScope(permissions, permission)]),
  ) as Record<BasePermission, AccessScope>),
})

/** A role that allows nothing yet. */
export const newRoleValues = (): RoleValues => roleValuesOf({ name: '', description: '', permissions: [] })

/** A new role that begins as another one. */
export const copiedRoleValues = ({ name, permissions }: Role): RoleValues =>
  roleValuesOf({ name: `${name} (copy)`.slice(0, MAX_NAME), description: '', permissions })

/** What is sent. */
export const roleInputOf = (values: RoleValues): RoleInput => ({
  name: values.name.trim(),
  description: values.description.trim(),
  permissions: permissionsOf(values),
})

/** The permissions that were chosen, in the contract's order. */
export const permissionsOf = (values: RoleValues): Permission[] =>
  BASE_PERMISSIONS.flatMap((permission) => {
    if (values[permission] === 'all') return [permission]
    const own = PERMISSIONS.find((name) => name === `${permission}:own`)
    return values[permission] === 'own' && canBeOwn(permission) && own !== undefined ? [own] : []
  })

/** Where it is said that nothing was chosen: the first question. */
const FIRST_PERMISSION: BasePermission = 'clients:view'

/** What has to be put right before it is worth asking the server. */
export function roleErrors(values: RoleValues): FormError[] {
  const { name, permissions, description } = roleInputOf(values)
  const error = (field: string, message: string) => ({ path: field, message })
  return [
    ...(name === '' ? [error('name', 'Enter a name')] : []),
    ...(name.length > MAX_NAME ? [error('name', `Use at most ${MAX_NAME} characters`)] : []),
    ...(description.length > MAX_DESCRIPTION
      ? [error('description', `Use at most ${MAX_DESCRIPTION} characters`)]
      : []),
    ...(permissions.length === 0 ? [error(FIRST_PERMISSION, 'Choose what the role allows')] : []),
  ]
}

/** Whether there is nothing to save. */
export const isSameRole = (values: RoleValues, role: Role): boolean =>
  JSON.stringify(roleInputOf(values)) === JSON.stringify(roleInputOf(roleValuesOf(role)))

/** Both versions in words, for the person to choose from. */
export function roleVersions(mine: RoleValues, saved: Role) {
  const theirs = roleValuesOf(saved)
  return [
    { label: 'Name', mine: mine.name.trim(), theirs: theirs.name },
    { label: 'Description', mine: mine.description.trim(), theirs: theirs.description },
    ...PERMISSION_GROUPS.flatMap(({ permissions }) =>
      permissions.map(({ permission, words }) => ({
        label: words,
        mine: scopeWords(permission, scopeOf(mine, permission)),
        theirs: scopeWords(permission, scopeOf(theirs, permission)),
      })),
    ),
  ]
}

const scopeOf = (values: RoleValues, permission: BasePermission): AccessScope =>
  accessScope(permissionsOf(values), permission)
