import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** Each phrase has a place of its own, so an older answer can't stand over a newer one; none is kept once unseen. */
export const searchQueries = (api: Api, practiceId: string) => ({
  suggestions: (q: string) =>
    queryOptions({
      queryKey: [practiceId, 'search', 'suggestions', q],
      queryFn: ({ signal }) => api.search.suggest({ practiceId }, { q }, { signal }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
    }),
  answer: (q: string) =>
    queryOptions({
      queryKey: [practiceId, 'search', 'answer', q],
      queryFn: ({ signal }) => api.search.ask({ practiceId }, { q }, { signal }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
    }),
})
