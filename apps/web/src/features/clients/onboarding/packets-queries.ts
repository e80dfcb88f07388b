import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What packets are read with; every key starts with the practice. */
export const packetsQueries = (api: Api, practiceId: string) => ({
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'packets', clientId],
      queryFn: ({ signal }) => api.packets.list({ practiceId, clientId }, { signal }),
    }),
  review: (clientId: string, packetId: string) =>
    queryOptions({
      queryKey: [practiceId, 'packets', clientId, packetId],
      queryFn: ({ signal }) => api.packets.getReview({ practiceId, clientId, packetId }, { signal }),
    }),
})
