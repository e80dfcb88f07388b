import { useSearchParams } from 'react-router-dom'

/** The parts of a person’s page, as the address calls them. */
export const PERSON_SECTIONS = ['overview', 'profile', 'hours', 'assignments', 'access'] as const
export type PersonSection = (typeof PERSON_SECTIONS)[number]

/** Which part the address says, among those that there are: the first one when it says none. */
export function usePersonUrl(staffId: string, sections: readonly PersonSection[]) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('section')
  return {
    section: sections.find((one) => one === wanted) ?? 'overview',
    showSection: (next: PersonSection) =>
      setSearch(next === 'overview' ? { person: staffId } : { person: staffId, section: next }, {
        replace: true,
      }),
  }
}
