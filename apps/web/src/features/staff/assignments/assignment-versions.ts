import type { StaffMember } from '@oaklet/api/contract'
import type { ChoiceOption } from '@oaklet/design-system'
import type { AssignmentValues } from './assignment-form'

/** Both versions of what a person may do and where, in words. */
export const assignmentVersions = (
  mine: AssignmentValues,
  theirs: StaffMember,
  choices: { roles: readonly ChoiceOption[]; practices: readonly ChoiceOption[] },
) => [
  {
    label: 'Roles',
    mine: chosenNames(choices.roles, mine.roleIds),
    theirs: inOrder(choices.roles, theirs.roles),
  },
  {
    label: 'Practices',
    mine: chosenNames(choices.practices, mine.practiceIds),
    theirs: inOrder(choices.practices, theirs.practices),
  },
]

const chosenNames = (options: readonly ChoiceOption[], ids: readonly string[]): string =>
  options
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ')

/** The same order on both sides, so that what is the same reads the same; then what only they could choose. */
function inOrder(options: readonly ChoiceOption[], named: readonly { id: string; name: string }[]): string {
  const known = chosenNames(
    options,
    named.map(({ id }) => id),
  )
  const others = named.filter(({ id }) => options.every((option) => option.id !== id))
  return [known, ...others.map(({ name }) => name)].filter(Boolean).join(', ')
}
