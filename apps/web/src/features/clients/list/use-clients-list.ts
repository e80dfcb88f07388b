import { CLIENT_STATUSES, REFERRAL_SOURCES } from '@oaklet/api/contract'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../../shared/use-api'
import { WITHOUT_ASKING } from '../../../shared/forms/use-unsaved'
import { isId } from '../../../shared/is-id'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { usePracticeId } from '../../../shared/use-session'
import { withParams } from '../../../shared/with-params'
import { clientsQueries } from '../clients-queries'

const CHOICES = {
  status: ['all', ...CLIENT_STATUSES],
  coverage: ['any', 'unverified'],
  referralSource: ['any', ...REFERRAL_SOURCES],
} as const

/** The choice of all clinicians. */
export const ANY_CLINICIAN = 'any'

export type StatusFilter = (typeof CHOICES.status)[number]
export type CoverageFilter = (typeof CHOICES.coverage)[number]
export type ReferralFilter = (typeof CHOICES.referralSource)[number]

/** The page of clients that the address and the pager ask for. An older answer never stands over a newer question. */
export function useClientsList() {
  const [search, setSearch] = useSearchParams()
  // Which clinicians there are is asked beside the list, so that any one of the address holds.
  const clinicianId = search.get('clinicianId') ?? ''
  const choices = {
    ...CHOICES,
    clinicianId: [ANY_CLINICIAN, ...(isId(clinicianId) ? [clinicianId] : [])] as const,
  }
  const { asked, pages, ...filters } = useListFilters(choices, neverBare)
  return {
    ...filters,
    list: usePagedList(pages, clientsQueries(useApi(), usePracticeId()).list(asked)),
    /** The address may ask for the form of a new client. */
    isNewWanted: search.has('new'),
    dropNew: () =>
      setSearch((before) => withParams(before, { new: null }), { replace: true, state: WITHOUT_ASKING }),
  }
}

/** An address that says nothing stands for the client who was open last. */
function neverBare(search: URLSearchParams): URLSearchParams {
  const filters = withParams(search, { view: null })
  return filters.size === 0 ? withParams(filters, { view: 'all' }) : filters
}
