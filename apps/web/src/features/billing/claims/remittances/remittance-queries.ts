import type { Api } from '@oaklet/api'
import type { RemittancesQuery } from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What the screens read of payments of insurers, and of the books that they write. */
export const remittanceQueries = (api: Api, practiceId: string) => ({
  list: (query: RemittancesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'remittances', 'list', query],
      queryFn: ({ signal }) => api.remittances.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (remittanceId: string) =>
    queryOptions({
      queryKey: [practiceId, 'remittances', 'one', remittanceId],
      queryFn: ({ signal }) => api.remittances.get({ practiceId, remittanceId }, { signal }),
    }),
  /** What an insurer owes for a claim, entry by entry. */
  book: (claimId: string) =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'book', claimId],
      queryFn: ({ signal }) => api.remittances.bookOf({ practiceId, claimId }, { signal }),
    }),
})
