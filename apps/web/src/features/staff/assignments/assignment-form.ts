import type { FieldError, Permission, Role, User } from '@oaklet/api/contract'
import { allowsAll } from '@oaklet/api/contract'
import type { ChoiceOption, FormError } from '@oaklet/design-system'
import { roleDescription } from '../../../records/roles/role-description'

/** What a person is chosen to do, and where. */
export interface AssignmentValues {
  roleIds: readonly string[]
  practiceIds: readonly string[]
}

/** A person with a role and a practice at least: without either they could sign in and do nothing. */
export const assignmentErrors = ({ roleIds, practiceIds }: AssignmentValues): FormError[] => [
  ...(roleIds.length === 0 ? [{ path: 'roleIds', message: 'Choose a role' }] : []),
  ...(practiceIds.length === 0 ? [{ path: 'practiceIds', message: 'Choose a practice' }] : []),
]

/** The server names the one that it refuses by its place; both groups are one field each. */
export const assignmentRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: path.replace(/^(roleIds|practiceIds)\.\d+$/, '$1'), message }))

/** The roles to choose from. What allows more than the person may do who gives it can't be given, nor taken away. */
export function roleOptions(roles: readonly Role[], held: readonly Permission[]): ChoiceOption[] {
  const givesAny = held.includes('roles:edit')
  return roles.map((role) => {
    const option = { id: role.id, label: role.name }
    if (!givesAny && !allowsAll(held, role.permissions))
      return { ...option, description: 'Allows more than you may do', isDisabled: true }
    const description = roleDescription(role)
    return description === '' ? option : { ...option, description }
  })
}

type Named = readonly { id: string; name: string }[]

/**
 * The practices to choose from: all for who edits roles, else one’s own; where the person works besides, which can’t
 * be taken away.
 */
export function practiceOptions(
  all: Named,
  theirs: Named,
  { permissions, assignedPractices }: Pick<User, 'permissions' | 'assignedPractices'>,
): ChoiceOption[] {
  const givesAny = permissions.includes('roles:edit')
  return all.flatMap(({ id, name }) => {
    const option = { id, label: name }
    if (givesAny || assignedPractices.includes(id)) return option
    return theirs.some((practice) => practice.id === id)
      ? { ...option, description: 'You don’t work there yourself', isDisabled: true }
      : []
  })
}
