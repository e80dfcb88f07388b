import { isApiError, isUnauthorized, type User } from '@oaklet/api'
import { ageMs, type Moment } from './moment'

/** A user fetched longer ago is fetched again (spec §9). */
const USER_CACHE_MS = 5 * 60_000
/** How often the current-user call is tried, and the pause after the first try; then it grows (spec §4, §9). */
export const USER_TRIES = { tries: 3, delayMs: 500 }

/** Returns whether the copy of the user can be used without asking the server. */
export const isUserFresh = (fetched: Moment, moment: Moment): boolean =>
  ageMs(fetched, moment) < USER_CACHE_MS

/**
 * Returns the user after a failed call: the cached copy after a 401, null after a 404. Throws any other error, so
 * that the call is tried again (spec §4).
 */
export function userDespite(error: unknown, cached: User): User | null {
  if (isUnauthorized(error)) return cached
  if (isApiError(error) && error.status === 404) return null
  throw error
}
