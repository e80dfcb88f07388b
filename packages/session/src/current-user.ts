import type { User } from '@oaklet/api'
import type { SessionParts } from './session-parts'
import { tryAgain } from './try-again'
import { USER_TRIES, userDespite } from './user-cache'

/** How a call for the person is signed and ended. */
export interface Asking {
  /** The token at the moment of sending; throws SessionError when it has died by then. */
  bearer(): string
  signal: AbortSignal
}

/** What a call is sent with. */
export const signed = ({ bearer, signal }: Asking) => ({ bearer: bearer(), signal })

/** The person as the server knows them; `cached` when it refuses to say, null when it knows no person (spec §4). */
export function fetchCurrentUser(
  { auth, platform }: Pick<SessionParts, 'auth' | 'platform'>,
  cached: User,
  asking: Asking,
): Promise<User | null> {
  return tryAgain(platform, { ...USER_TRIES, signal: asking.signal }, () =>
    auth.getCurrentUser(signed(asking)).catch((error: unknown) => userDespite(error, cached)),
  )
}
