import { isApiError, isUnauthorized, type User } from '@oaklet/api'
import { tryAgain } from './try-again'

/** How often the current-user call is tried, and the pause after the first try (spec §4, §9). */
const CURRENT_USER_TRIES = 3
const CURRENT_USER_DELAY_MS = 500

export interface CurrentUserDependencies {
  fetch(): Promise<User>
  /** The copy to fall back on when the server answers 401. */
  cached: User
  pause(delayMs: number): Promise<void>
}

/** The person as the server knows them: a 401 gives the cached copy, a 404 none, anything else is tried again. */
export function fetchCurrentUser({ fetch, cached, pause }: CurrentUserDependencies): Promise<User | null> {
  const run = () =>
    fetch().catch((error: unknown) => {
      if (isUnauthorized(error)) return cached
      if (isApiError(error) && error.status === 404) return null
      throw error
    })
  return tryAgain({ run, tries: CURRENT_USER_TRIES, delayMs: CURRENT_USER_DELAY_MS, pause })
}
