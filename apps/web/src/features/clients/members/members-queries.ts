import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What the members of couples and families are read with; every key starts with the practice. */
export const membersQueries = (api: Api, practiceId: string) => ({
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'members', clientId],
      queryFn: ({ signal }) => api.clientMembers.list({ practiceId, clientId }, { signal }),
    }),
})
