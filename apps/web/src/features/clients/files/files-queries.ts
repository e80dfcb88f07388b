import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What the files of clients are read with; every key starts with the practice. */
export const filesQueries = (api: Api, practiceId: string) => ({
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'files', clientId],
      queryFn: ({ signal }) => api.clientFiles.list({ practiceId, clientId }, { signal }),
    }),
})
