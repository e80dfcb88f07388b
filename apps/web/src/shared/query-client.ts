import { isApiError, isNetworkError } from '@oaklet/api'
import { QueryClient } from '@tanstack/react-query'

/** spec §9: query cache */
const FRESH_MS = 5 * 60_000
const RETRIES = 3

/** Only what may go better next time is tried again: no answer, or the server's own failure. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && (isNetworkError(error) || (isApiError(error) && error.status >= 500))

/** The cache of everything that came from the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
