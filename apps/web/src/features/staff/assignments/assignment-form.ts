import type { FieldError, Permission, Role } from '@oaklet/api/contract'
import { allowsAll } from '@oaklet/api/contract'
import type { ChoiceOption, FormError } from '@oaklet/design-system'
import { roleDescription } from '../../../shared/access/role-description'

/** What somebody is chosen to do, and where. */
export interface AssignmentValues {
  roleIds: readonly string[]
  practiceIds: readonly string[]
}

/** Somebody with a role and a practice at least: without either they could sign in and do nothing. */
export const assignmentErrors = ({ roleIds, practiceIds }: AssignmentValues): FormError[] => [
  ...(roleIds.length === 0 ? [{ field: 'roleIds', message: 'Choose a role' }] : []),
  ...(practiceIds.length === 0 ? [{ field: 'practiceIds', message: 'Choose a practice' }] : []),
]

/** The server names the one that it refuses by its place; both groups are one field each. */
export const assignmentRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ field: path.replace(/^(roleIds|practiceIds)\.\d+$/, '$1'), message }))

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

/** The practices to choose from: one’s own, and those where the person works whose access it is. */
export function practiceOptions(
  own: readonly { id: string; name: string }[],
  theirs: readonly { id: string; name: string }[],
): ChoiceOption[] {
  const others = theirs.filter(({ id }) => own.every((practice) => practice.id !== id))
  return [
    ...own.map(({ id, name }) => ({ id, label: name })),
    ...others.map(({ id, name }) => ({
      ...{ id, label: name, isDisabled: true },
      description: 'You don’t work there yourself',
    })),
  ]
}
