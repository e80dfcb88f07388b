import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** The data changes during the day. */
const RENEWED_EVERY_MS = 60_000

/** Loads today's appointments and tasks. */
export const dashboardQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'dashboard'],
    queryFn: ({ signal }) => api.dashboard.get({ practiceId }, { signal }),
    staleTime: RENEWED_EVERY_MS,
    refetchInterval: RENEWED_EVERY_MS,
  })
