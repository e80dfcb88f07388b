import type { Moment } from './moment'
import { SessionError } from './SessionError'
import { type HeldToken, isExpired } from './token-policy'

/**
 * Returns a function that gives the token's value at the moment of sending. It throws SessionError when the token has
 * expired by then, as on a machine that slept, or when `isCurrent` is false.
 */
export const attachToken =
  (token: HeldToken, moment: () => Moment, isCurrent = () => true) =>
  (): string => {
    if (isExpired(token, moment()) || !isCurrent()) throw new SessionError('superseded')
    return token.value
  }
