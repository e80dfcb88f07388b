import type { Api } from '@oaklet/api'
import type { ClaimBatchesQuery } from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** How often a list is asked for again in which a file is on its way into the outbox folder. */
const FOLDER_PAUSE_MS = 3_000

/** What the screens read of files of claims, and of the folders by which they go out and answers come in. */
export const claimFileQueries = (api: Api, practiceId: string) => ({
  list: (query: ClaimBatchesQuery) =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'files', query],
      queryFn: ({ signal }) => api.claims.batches({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ folder }) => folder?.state === 'waiting') === true && FOLDER_PAUSE_MS,
    }),
  /** Null where the operator of the server has set none up. */
  folders: () =>
    queryOptions({
      queryKey: [practiceId, 'claims', 'folders'],
      queryFn: async ({ signal }) => (await api.claims.folders({ practiceId }, { signal })).folders,
    }),
})
