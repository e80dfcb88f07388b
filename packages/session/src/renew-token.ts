import { hasErrorCode, isUnauthorized } from '@oaklet/api'
import { withCredentialLock } from './credential-lock'
import { followSession } from './follow-session'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import type { Renewed, SignIn } from './session-state'
import { isTokenShape, needsRefresh } from './token-policy'

/**
 * Replaces a sign-in's token, or takes the one that another tab got meanwhile. Null when the sign-in has ended, in
 * this tab or another, as by a change of organization; rejects with UnauthorizedError when the server refuses, which
 * ends it, else when the server can't be asked.
 */
export async function renewToken(
  parts: Omit<SessionParts, 'holder'>,
  held: Pick<SignIn, 'signInId' | 'token'>,
  signal: AbortSignal,
): Promise<Renewed | null> {
  const { auth, moment, platform, stored } = parts
  /** Another tab's work, which spares ours; a tab without a CSRF token needs an answer of its own. */
  const replacement = (): Renewed | null => {
    const kept = stored.read()
    if (kept?.signInId !== held.signInId || kept.csrf === null) return null
    const { token, csrf } = kept
    return token.value !== held.token.value && !needsRefresh(token, moment()) ? { token, csrf } : null
  }
  return withCredentialLock(platform, signal, async () => {
    const kept = stored.read()
    if (kept?.signInId !== held.signInId) return null
    const found = replacement()
    if (found !== null) return found

    const issued = moment()
    const body = { username: kept.user.email, deviceId: stored.deviceId() }
    const ask = (csrf: string | null) => auth.refresh(body, { csrf, signal })
    try {
      const answer = await ask(kept.csrf).catch((error: unknown) => {
        // The cookie is another sign-in's by now; without a CSRF token the server goes by the username.
        if (hasErrorCode(error, 'csrf_refused')) return ask(null)
        throw error
      })
      const value = answer.token ?? answer.accessToken ?? ''
      if (!isTokenShape(value)) throw new SessionError('invalid_response')
      const token = { value, lifeMs: answer.expiresIn * 1000, issued }
      const renewed = { token, ...(answer.csrfToken !== undefined && { csrf: answer.csrfToken }) }
      const organizationId = answer.organizationId ?? kept.user.organizationId
      if (organizationId !== kept.user.organizationId) {
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
        // While no other tab has its turn, so that none asks with the same dead cookie.
        stored.expire(held.signInId)
      }
      throw error
    }
  })
}
