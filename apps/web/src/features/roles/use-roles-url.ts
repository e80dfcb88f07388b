import { useSearchParams } from 'react-router-dom'

/** The parts of the screen, as the address calls them. */
export const ROLES_SECTIONS = ['roles', 'compare', 'person'] as const
export type RolesSection = (typeof ROLES_SECTIONS)[number]

/** What of the roles the address shows: one of them, a new one, or a part of the whole. */
export function useRolesUrl() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('section')
  const section: RolesSection = ROLES_SECTIONS.find((one) => one === wanted) ?? 'roles'
  return {
    section,
    roleId: search.get('role'),
    isNew: search.get('new') !== null,
    /** The role that a new one begins as. */
    copyOf: search.get('copy'),
    /** Whose access is shown. */
    personId: search.get('person'),
    showSection: (next: RolesSection) =>
      setSearch(next === 'roles' ? {} : { section: next }, { replace: true }),
    showPerson: (staffId: string | null) =>
      setSearch({ section: 'person', ...(staffId !== null && { person: staffId }) }, { replace: true }),
  }
}
