import type { Moment } from './moment'
import { SessionError } from './SessionError'
import { type HeldToken, isExpired } from './token-policy'

/**
 * Lends a token to a look-up at the moment of sending; SessionError when it has died by then, as on a machine that
 * slept, or when `isKept` says that its session is over.
 */
export const lend =
  (token: HeldToken, moment: () => Moment, isKept = () => true) =>
  (): string => {
    if (isExpired(token, moment()) || !isKept()) throw new SessionError('superseded')
    return token.value
  }
