import { isApiError, isUnauthorized, type User } from '@oaklet/api'

/** How often the current-user call is tried, and the pause after each try, times its number (spec §4). */
export const CURRENT_USER_TRIES = 3
export const CURRENT_USER_DELAY_MS = 500
/** A user fetched less than this ago is not fetched again (spec §9). */
export const USER_CACHE_MS = 5 * 60_000

export interface CurrentUserDependencies {
  fetch(): Promise<User>
  /** The copy to fall back on when the server answers 401. */
  cached: User | null
  pause(delayMs: number): Promise<void>
}

/** The person as the server knows them: a 401 gives the cached copy, a 404 none, anything else is tried again. */
export async function fetchCurrentUser({
  fetch,
  cached,
  pause,
}: CurrentUserDependencies): Promise<User | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch()
    } catch (error) {
      if (isUnauthorized(error)) return cached
      if (isApiError(error) && error.status === 404) return null
      if (tries >= CURRENT_USER_TRIES) throw error
      await pause(CURRENT_USER_DELAY_MS * tries)
    }
  }
}

/** Whether the copy kept at `cachedAtMs` spares the call. */
export function isUserFresh(cachedAtMs: number | null, nowMs: number): boolean {
  return cachedAtMs !== null && nowMs >= cachedAtMs && nowMs - cachedAtMs < USER_CACHE_MS
}
