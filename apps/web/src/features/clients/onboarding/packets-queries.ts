import type { Api } from '@oaklet/api'
import type { PracticePacketsQuery } from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What packets are read with; every key but those of a review and of answers starts with the practice. */
export const packetsQueries = (api: Api, practiceId: string) => ({
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'packets', clientId],
      queryFn: ({ signal }) => api.packets.list({ practiceId, clientId }, { signal }),
    }),
  ofPractice: (query: PracticePacketsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'packets', 'list', query],
      queryFn: ({ signal }) => api.packets.listOfPractice({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  review: (clientId: string, packetId: string) =>
    queryOptions({
      // Outside of what is read anew with the practice: each reading is an event, and what is decided on stays as it is.
      queryKey: ['packet review', practiceId, clientId, packetId],
      queryFn: ({ signal }) => api.packets.getReview({ practiceId, clientId, packetId }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),
  answers: (clientId: string, packetId: string, itemId: string) =>
    queryOptions({
      // Outside of what is read anew with the practice: each reading is an event in the audit log.
      queryKey: ['packet answers', practiceId, clientId, packetId, itemId],
      queryFn: ({ signal }) => api.packets.getAnswers({ practiceId, clientId, packetId, itemId }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),
})
