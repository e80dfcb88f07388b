import { useSearchParams } from 'react-router-dom'

/** The parts of the organization's settings, as the address calls them. */
export const ORGANIZATION_SECTIONS = [
  'general',
  'practice',
  'hours',
  'locations',
  'holidays',
  'forms',
  'audit',
  'export',
] as const
export type OrganizationSection = (typeof ORGANIZATION_SECTIONS)[number]

/** Which part of the settings the address says: the first one when it says none. */
export function useOrganizationUrl() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('section')
  const section: OrganizationSection = ORGANIZATION_SECTIONS.find((one) => one === wanted) ?? 'general'
  return {
    section,
    showSection: (next: OrganizationSection) =>
      setSearch(next === 'general' ? {} : { section: next }, { replace: true }),
  }
}
