import type { Api } from '@oaklet/api'
import type { PayoutsQuery } from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What the screen of the payouts reads; every key starts with the practice. */
export const payoutQueries = (api: Api, practiceId: string) => ({
  list: (query: PayoutsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'payouts', 'list', query],
      queryFn: ({ signal }) => api.payouts.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (payoutId: string) =>
    queryOptions({
      queryKey: [practiceId, 'payouts', 'one', payoutId],
      queryFn: ({ signal }) => api.payouts.get({ practiceId, payoutId }, { signal }),
    }),
  differences: () =>
    queryOptions({
      queryKey: [practiceId, 'payouts', 'differences'],
      queryFn: ({ signal }) => api.payouts.differences({ practiceId }, { signal }),
    }),
})
