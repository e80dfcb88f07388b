import type { Moment } from './moment'
import { SessionError } from './SessionError'
import { type HeldToken, isExpired } from './token-policy'

/**
 * Lends a token to a look-up at the moment of sending; SessionError when it has died by then, as on a machine that
 * slept, or when `isCurrent` says that its session is over.
 */
export const attachToken =
  (token: HeldToken, moment: () => Moment, isCurrent = () => true) =>
  (): string => {
    if (isExpired(token, moment()) || !isCurrent()) throw new SessionError('superseded')
    return token.value
  }
