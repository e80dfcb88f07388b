import { STAFF_STATUSES } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { useListFilters } from '../../shared/lists/use-list-filters'
import { useShownPage } from '../../shared/lists/use-shown-page'
import { staffQueries } from './staff-queries'
import { useStaffOrganization } from './use-staff-organization'

const CHOICES = { status: ['all', ...STAFF_STATUSES] } as const

export type StatusFilter = (typeof CHOICES.status)[number]

/** The page of people that the address and the pager ask for. */
export function useStaffList() {
  const { orgId } = useStaffOrganization()
  const { asked, pages, ...filters } = useListFilters(CHOICES)
  const query = useQuery(staffQueries(useApi(), orgId).list(asked))
  const shown = useShownPage(query, pages)
  return {
    ...filters,
    query,
    shown,
    /** Whether everybody is shown, from the first on, and nothing else is on its way. */
    isWhole: !filters.isFiltered && pages.before === 0 && shown?.page === pages.page,
  }
}
