import { useSearchParams } from 'react-router-dom'
import { useListFilters } from '../../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../../shared/lists/use-paged-list'
import { useApi } from '../../../../shared/use-api'
import { billingQueries } from '../../billing-queries'
import { CLAIM_CHOICES } from './claim-filters'

/** What leaves claims out; another order leaves out none. */
const NARROWING = ['q', 'state', 'due', 'appeal', 'payerId'] as const

/** The page of claims that the address asks for. */
export function useClaimsList(practiceId: string) {
  const [search] = useSearchParams()
  // Which insurances there are is asked beside the list, so that any one of the address holds.
  const payerId = search.get('payerId')
  const { asked, pages, ...filters } = useListFilters({
    ...CLAIM_CHOICES,
    payerId: ['all', ...(payerId === null ? [] : [payerId])],
  })
  const list = usePagedList(pages, billingQueries(useApi(), practiceId).claims(asked))
  const narrowed = NARROWING.map((name) => asked[name] ?? '')
  return {
    list,
    filters,
    isFiltered: narrowed.some((one) => one !== ''),
    /** Tells one narrowed list from another, whatever their order and pages. */
    narrowedTo: narrowed.join('\n'),
  }
}
