import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** The day changes while it is looked at. */
const RENEWED_EVERY_MS = 60_000

/** Today's appointments, and what needs doing. */
export const dashboardQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'dashboard'],
    queryFn: ({ signal }) => api.dashboard.get({ practiceId }, { signal }),
    staleTime: RENEWED_EVERY_MS,
    refetchInterval: RENEWED_EVERY_MS,
  })
