import type { Visit } from './first-visits'

/**
 * Puts together the modules that the same first visits need, since a few large files pack better than many small
 * ones. What more than a third of the staff screens need
 * counts as needed by all of them, because each user loads it sooner or later.
 */
export function visitGroups(visits: readonly Visit[]): ReadonlySet<string>[] {
  const groups = new Map<string, Set<string>>()
  const staff = visits.filter(({ isPublic }) => !isPublic)
  for (const id of new Set(visits.flatMap(({ modules }) => [...modules]))) {
    const users = visits.filter(({ modules }) => modules.has(id))
    const isCommon = users.filter(({ isPublic }) => !isPublic).length > staff.length / 3
    const names = users.map(({ title, isPublic }) => (isCommon && !isPublic ? 'staff' : title))
    const key = [...new Set(names)].sort().join('+')
    groups.set(key, (groups.get(key) ?? new Set()).add(id))
  }
  return [...groups.values()]
}
