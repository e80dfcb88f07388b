import type { Api } from '@oaklet/api'
import type { TimelineQuery } from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What the timeline of a client is read with; every key starts with the practice. */
export const timelineQueries = (api: Api, practiceId: string) => ({
  ofClient: (clientId: string, query: TimelineQuery) =>
    queryOptions({
      queryKey: [practiceId, 'timeline', clientId, query],
      queryFn: ({ signal }) => api.timeline.list({ practiceId, clientId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
})
