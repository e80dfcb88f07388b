import type { Api } from '@oaklet/api'
import type { DuplicatesQuery } from '@oaklet/api/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

/** What somebody decided about two clients. */
export interface Decision {
  clientId: string
  otherClientId: string
  /** Whether they are two people; false puts them among those to decide about again. */
  areTwo: boolean
}

/** What the list of duplicates reads and writes; every key starts with the practice. */
export const duplicatesQueries = ({ duplicates }: Api, practiceId: string) => ({
  list: (query: DuplicatesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'clients', 'duplicates', query],
      queryFn: ({ signal }) => duplicates.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  decide: () =>
    mutationOptions({
      mutationFn: ({ areTwo, ...two }: Decision) =>
        areTwo
          ? duplicates.markNotDuplicates({ practiceId, ...two })
          : duplicates.unmarkNotDuplicates({ practiceId, ...two }),
    }),
})
