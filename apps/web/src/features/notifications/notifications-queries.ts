import type { Api } from '@oaklet/api'
import type { NotificationsQuery } from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The person's notifications in the practice; every key starts with it. */
export const notificationsQueries = (api: Api, practiceId: string) => ({
  all: [practiceId, 'notifications'] as const,
  lists: [practiceId, 'notifications', 'list'] as const,
  list: (query: NotificationsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'notifications', 'list', query],
      queryFn: ({ signal }) => api.notifications.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Kept up to date from outside, by what the server says of itself; so it is never asked for here. */
  summary: () =>
    queryOptions({
      queryKey: [practiceId, 'notifications', 'summary'],
      queryFn: ({ signal }) => api.notifications.summary({ practiceId }, { signal }),
      enabled: false,
      staleTime: Infinity,
    }),
})
