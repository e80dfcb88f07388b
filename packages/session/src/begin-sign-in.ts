import type { SignedIn } from '@oaklet/api'
import { completeUser } from './complete-user'
import { attachToken } from './attach-token'
import type { Moment } from './moment'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import { isTokenShape } from './token-policy'

/**
 * Makes the server's answer of `epoch` the sign-in of all tabs. SessionError when the answer can't be used or comes
 * too late.
 */
export async function beginSignIn(
  parts: SessionParts,
  epoch: number,
  answer: SignedIn,
  issued: Moment,
  mayBegin = () => true,
): Promise<void> {
  const { holder, moment, platform, stored } = parts
  const { token: value, user, csrfToken: csrf } = answer
  if (!isTokenShape(value)) throw new SessionError('invalid_response')
  const token = { value, lifeMs: answer.expiresIn * 1000, issued }
  const asking = { bearer: attachToken(token, moment, mayBegin), signal: holder.epochSignal() }
  const complete = await completeUser(parts, user, asking)
  const made = { signInId: platform.newId(), ...complete, token, csrf }
  const begin = () => holder.dispatch({ type: 'signedIn', epoch, signIn: made }, () => stored.write(made))
  if (!mayBegin() || !begin()) throw new SessionError('superseded')
  platform.tellOtherTabs()
}
