import { hasErrorCode, isUnauthorized } from '@oaklet/api'
import { attachToken } from './attach-token'
import { completeUser } from './complete-user'
import { withCredentialLock } from './credential-lock'
import { signed } from './current-user'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import type { Renewed, SignIn } from './session-state'
import { throwSuperseded } from './throw-superseded'
import { isTokenShape, needsRefresh } from './token-policy'

/**
 * Renews a sign-in's token, or takes the one that another tab got meanwhile. Null when the sign-in has ended in any
 * tab, also by a change of organization. Rejects with UnauthorizedError when the server refuses, which ends the
 * session, and with another error when the server can't be asked.
 */
export async function renewToken(
  parts: Omit<SessionParts, 'holder'>,
  held: Pick<SignIn, 'signInId' | 'token'>,
  signal: AbortSignal,
): Promise<Renewed | null> {
  const { auth, moment, platform, stored } = parts
  /** Another tab has renewed the token already. Only a tab without a CSRF token needs its own answer. */
  const replacement = (): Renewed | null => {
    const saved = stored.read()
    if (saved?.signInId !== held.signInId || saved.csrf === null) return null
    const { token, csrf } = saved
    return token.value !== held.token.value && !needsRefresh(token, moment()) ? { token, csrf } : null
  }
  return withCredentialLock(platform, signal, async () => {
    const saved = stored.read()
    if (saved?.signInId !== held.signInId) return null
    const found = replacement()
    if (found !== null) return found

    const issued = moment()
    const body = { username: saved.user.email, deviceId: stored.deviceId() }
    const ask = (csrf: string | null) => auth.refresh(body, { csrf, signal })
    try {
      const answer = await ask(saved.csrf).catch((error: unknown) => {
        // The cookie may belong to another sign-in by now. Without a CSRF token the server checks the username.
        if (hasErrorCode(error, 'csrf_refused')) return ask(null)
        throw error
      })
      const value = answer.token ?? answer.accessToken ?? ''
      if (!isTokenShape(value)) throw new SessionError('invalid_response')
      const token = { value, lifeMs: answer.expiresIn * 1000, issued }
      const renewed = { token, ...(answer.csrfToken !== undefined && { csrf: answer.csrfToken }) }
      const organizationId = answer.organizationId ?? saved.user.organizationId
      if (organizationId !== saved.user.organizationId) {
        await followSession(parts, held.signInId, renewed, signal)
        return null
      }
      if (!stored.writeToken(held.signInId, renewed)) return null
      platform.tellOtherTabs()
      return renewed
    } catch (error) {
      if (isUnauthorized(error)) {
        const late = replacement()
        if (late !== null) return late
        // The session is ended while this tab has the lock, so that no other tab sends the same invalid cookie.
        stored.expire(held.signInId)
      }
      throw error
    }
  })
}

/**
 * Stores a new sign-in when a renewal shows that the session has changed to another organization and the answer that
 * said so was lost. Rejects when the user there can't be looked up.
 */
async function followSession(
  parts: Omit<SessionParts, 'holder'>,
  signInId: string,
  renewed: Renewed,
  signal: AbortSignal,
): Promise<void> {
  const { auth, moment, platform, stored } = parts
  const isCurrent = () => stored.isCurrent(signInId)
  const asking = { bearer: attachToken(renewed.token, moment, isCurrent), signal }
  try {
    const found = await completeUser(parts, await auth.getCurrentUser(signed(asking)), asking)
    if (!isCurrent()) return
    stored.write({ csrf: null, signInId: platform.newId(), ...found, ...renewed })
    platform.tellOtherTabs()
  } catch (cause) {
    throwSuperseded(cause)
  }
}
