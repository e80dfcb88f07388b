import type { User } from '@oaklet/api'
import type { SessionParts } from './session-parts'
import { tryAgain } from './try-again'
import { USER_TRIES, userDespite } from './user-cache'

/** How a call for the person is signed and ended. */
export interface Asking {
  bearer: string
  signal: AbortSignal
}

/** The person as the server knows them; `cached` when it refuses to say, null when it knows nobody (spec §4). */
export function fetchCurrentUser(
  { auth, platform }: Pick<SessionParts, 'auth' | 'platform'>,
  cached: User,
  asking: Asking,
): Promise<User | null> {
  return tryAgain(platform, { ...USER_TRIES, signal: asking.signal }, () =>
    auth.getCurrentUser(asking).catch((error: unknown) => userDespite(error, cached)),
  )
}
