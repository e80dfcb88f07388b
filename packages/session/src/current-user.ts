import { isApiError, isUnauthorized, type User } from '@oaklet/api'
import type { SessionParts } from './session-parts'
import { tryAgain } from './try-again'

/** How often the current-user call is tried, and the pause after the first try (spec §4, §9). */
const TRIES = { tries: 3, delayMs: 500 }

/** Who asks the server, and the copy of the user to fall back on. */
export interface Asking {
  cached: User
  bearer: string
  signal: AbortSignal
}

/** The person as the server knows them: a 401 gives the cached copy, a 404 none, anything else is tried again. */
export function fetchCurrentUser(
  { auth, platform }: Pick<SessionParts, 'auth' | 'platform'>,
  { cached, bearer, signal }: Asking,
): Promise<User | null> {
  return tryAgain(platform, { ...TRIES, signal }, () =>
    auth.getCurrentUser({ bearer, signal }).catch((error: unknown) => {
      if (isUnauthorized(error)) return cached
      if (isApiError(error) && error.status === 404) return null
      throw error
    }),
  )
}
