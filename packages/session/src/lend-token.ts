import type { Moment } from './moment'
import { SessionError } from './SessionError'
import { type HeldToken, isExpired } from './token-policy'

/** Lends a token to a look-up at the moment of sending; a machine that slept may find it dead by then: SessionError. */
export const lend = (token: HeldToken, moment: () => Moment) => (): string => {
  if (isExpired(token, moment())) throw new SessionError('superseded')
  return token.value
}
