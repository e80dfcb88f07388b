import type { ClaimsQuery, DateSpan } from '@oaklet/api/contract'
import { useSearchParams } from 'react-router-dom'
import { useListFilters } from '../../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../../shared/lists/use-paged-list'
import { useApi } from '../../../../shared/use-api'
import { billingQueries } from '../../billing-queries'
import { tidyChosenDays, type CHOSEN_DAYS } from '../../chosen-days'
import { useChosenDays } from '../../use-chosen-days'
import { CLAIM_CHOICES } from './claim-filters'

/** What leaves claims out; another order leaves out none. */
const NARROWING = ['q', 'state', 'age', 'due', 'appeal', 'payerId', 'sentFrom', 'sentTo'] as const

const TIDY = tidyChosenDays('sent')

/** The page of claims that the address asks for; `today` is the practice’s. */
export function useClaimsList(practiceId: string, today: string) {
  const [search] = useSearchParams()
  // Which insurances there are is asked beside the list, so that any one of the address holds.
  const payerId = search.get('payerId')
  const sent = useChosenDays('sent', today)
  const choices = { ...CLAIM_CHOICES, payerId: ['all', ...(payerId === null ? [] : [payerId])] as const }
  const { asked: chosen, pages, ...filters } = useListFilters(choices, TIDY, sent.asked)
  const asked = queryOf(chosen, sent.days)
  const list = usePagedList(pages, billingQueries(useApi(), practiceId).claims(asked))
  const narrowed = NARROWING.map((name) => asked[name] ?? '')
  return {
    list,
    filters: { ...filters, sent },
    isFiltered: narrowed.some((one) => one !== ''),
    /** What narrows the list, and its order: all but the page. */
    narrowing: queryOf(filters.narrowed, sent.days),
    /** Tells one narrowed list from another, whatever their order and pages. */
    narrowedTo: narrowed.join('\n'),
  }
}

/** What the server is asked for: days by their dates, and anything else by its name. */
const queryOf = (
  { sent, ...asked }: Omit<ClaimsQuery, 'sentFrom' | 'sentTo'> & { sent?: typeof CHOSEN_DAYS },
  { start, end }: DateSpan,
): ClaimsQuery => ({ ...asked, ...(sent !== undefined && { sentFrom: start, sentTo: end }) })
