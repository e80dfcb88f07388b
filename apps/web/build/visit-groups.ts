import type { Visit } from './first-visits'

/** What a larger share of the staff screens needs counts as needed by all, because each user loads it sooner or later. */
const COMMON_SHARE = 1 / 2

/**
 * Puts together the modules that the same first visits need, since a few large files pack better than many small
 * ones. The pages of clients count as one visit: they are small, and alike.
 */
export function visitGroups(visits: readonly Visit[]): ReadonlySet<string>[] {
  const groups = new Map<string, Set<string>>()
  const staff = visits.filter(({ isPublic }) => !isPublic)
  for (const id of new Set(visits.flatMap(({ modules }) => [...modules]))) {
    const users = visits.filter(({ modules }) => modules.has(id))
    const isCommon = users.filter(({ isPublic }) => !isPublic).length > COMMON_SHARE * staff.length
    const names = users.map(({ title, isPublic, isOfClients }) =>
      isOfClients ? 'clients' : isCommon && !isPublic ? 'staff' : title,
    )
    const key = [...new Set(names)].sort().join('+')
    groups.set(key, (groups.get(key) ?? new Set()).add(id))
  }
  return [...groups.values()]
}
