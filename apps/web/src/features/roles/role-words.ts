import type { Role } from '@oaklet/api/contract'
import { listWords } from '../../shared/list-words'

const MOST_NAMED = 3

/** Who holds a role, the first few by name. */
export function heldByWords(holders: Role['holders']): string {
  if (holders.length === 0) return 'held by nobody'
  const names = holders.map(holderWords)
  if (names.length <= MOST_NAMED) return `held by ${listWords(names)}`
  return `held by ${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} more`
}

/** One who holds a role; deactivated people are marked. */
export const holderWords = ({
  name,
  isActive,
}: Pick<Role['holders'][number], 'name' | 'isActive'>): string => (isActive ? name : `${name} (deactivated)`)

/** The line under the title. */
export function rolesSummary(roles: readonly Role[]): string {
  const own = roles.filter(({ isBuiltIn }) => !isBuiltIn).length
  const builtIn = `${roles.length - own} built-in roles`
  return own === 0 ? `${builtIn}, and none of your own yet.` : `${builtIn} and ${own} of your own.`
}
