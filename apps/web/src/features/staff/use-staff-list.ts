import { STAFF_STATUSES } from '@oaklet/api/contract'
import { useApi } from '../../shared/use-api'
import { useListFilters } from '../../shared/lists/use-list-filters'
import { usePagedList } from '../../shared/lists/use-paged-list'
import { staffQueries } from './staff-queries'
import { useStaffOrganization } from './use-staff-organization'

const CHOICES = { status: ['all', ...STAFF_STATUSES] } as const

export type StatusFilter = (typeof CHOICES.status)[number]

/** The page of people that the address and the pager ask for. */
export function useStaffList() {
  const { orgId } = useStaffOrganization()
  const { asked, pages, ...filters } = useListFilters(CHOICES)
  const list = usePagedList(pages, staffQueries(useApi(), orgId).list(asked))
  return {
    ...filters,
    list,
    /** Whether everybody is shown, from the first on, and nothing else is on its way. */
    isWhole: !filters.isFiltered && pages.before === 0 && list.shown?.page === pages.page,
  }
}
