import type { User } from '@oaklet/api'
import type { SessionParts } from './session-parts'
import { tryAgain } from './try-again'
import { USER_TRIES, userDespite } from './user-cache'

/** The token and the signal for a look-up of the user. */
export interface Asking {
  /** Returns the token at the moment of sending; throws SessionError when it has expired by then. */
  bearer(): string
  signal: AbortSignal
}

/** The options of one call. */
export const signed = ({ bearer, signal }: Asking) => ({ bearer: bearer(), signal })

/** Fetches the user; returns `cached` when the server refuses the call, null when it has no such user (spec §4). */
export function fetchCurrentUser(
  { auth, platform }: Pick<SessionParts, 'auth' | 'platform'>,
  cached: User,
  asking: Asking,
): Promise<User | null> {
  return tryAgain(platform, { ...USER_TRIES, signal: asking.signal }, () =>
    auth.getCurrentUser(signed(asking)).catch((error: unknown) => userDespite(error, cached)),
  )
}
