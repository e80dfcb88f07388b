import { isApiError, isUnauthorized, userMessage } from '../errors/guards'

/** The sentences for failed calls (spec §8); the last two are shown when the server gives no message. */
export const ANALYTICS_MESSAGES = {
  sessionExpired: 'Session expired. Please refresh the page or log in again.',
  badRange: 'Invalid date range or parameters',
  fetch: 'Failed to fetch analytics data',
  export: 'Failed to export analytics data',
} as const

/** The sentence to show for a failed `api.analytics` call (spec §8). */
export function analyticsMessage(error: unknown, doing: 'fetch' | 'export'): string {
  if (isUnauthorized(error)) return ANALYTICS_MESSAGES.sessionExpired
  const isBadRequest = isApiError(error) && error.status === 400
  return userMessage(error, isBadRequest ? ANALYTICS_MESSAGES.badRange : ANALYTICS_MESSAGES[doing])
}
