import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** One client of a practice. */
export const clientQuery = (api: Api, practiceId: string, clientId: string) =>
  queryOptions({
    queryKey: [practiceId, 'clients', 'one', clientId],
    queryFn: ({ signal }) => api.clients.get({ practiceId, clientId }, { signal }),
  })
