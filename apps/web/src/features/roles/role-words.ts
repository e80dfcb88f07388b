import type { BuiltInRole } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'

const BUILT_IN_DESCRIPTIONS: Readonly<Record<BuiltInRole, string>> = {
  Owner: 'May do everything. Somebody always holds this role.',
  'Practice Manager': 'Runs the practice: everything but changing roles and unlocking notes.',
  Clinician: 'Sees clients, writes and signs notes, prepares invoices and superbills.',
  'Clinician (own clients)': 'Sees, books and documents their own clients only.',
  Supervisor: 'A clinician who also cosigns and unlocks notes, and reads reports.',
  Biller: 'Invoices, payments, superbills and claims; no notes.',
  Scheduler: 'Adds clients and books appointments; no notes and no money.',
  'Read-only': 'Reads clients, appointments, invoices and reports, and changes nothing.',
}

/** What a role is for; the built-in ones are described here. */
export const roleDescription = ({ name, description, isBuiltIn }: Role): string =>
  isBuiltIn ? ((BUILT_IN_DESCRIPTIONS as Record<string, string>)[name] ?? description) : description

const MOST_NAMED = 3

/** Who holds a role, the first few by name. */
export function holdersWords(holders: Role['holders']): string {
  if (holders.length === 0) return 'Nobody'
  const names = holders.map(holderWords)
  if (names.length <= MOST_NAMED) return listWords(names)
  return `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} more`
}

/** One who holds a role; those who were deactivated are told apart. */
export const holderWords = ({
  name,
  isActive,
}: Pick<Role['holders'][number], 'name' | 'isActive'>): string => (isActive ? name : `${name} (deactivated)`)

/** `one, two and three`. */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

/** The line under the title. */
export function rolesSummary(roles: readonly Role[]): string {
  const own = roles.filter(({ isBuiltIn }) => !isBuiltIn).length
  const builtIn = `${roles.length - own} built-in roles`
  return own === 0 ? `${builtIn}, and none of your own yet.` : `${builtIn} and ${own} of your own.`
}
