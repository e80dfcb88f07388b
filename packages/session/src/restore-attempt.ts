import { isUnauthorized } from '@oaklet/api'
import { renewUser } from './complete-user'
import { attachToken } from './attach-token'
import { renewToken } from './renew-token'
import type { SessionParts } from './session-parts'
import type { Renewed, SignIn } from './session-state'
import { throwSuperseded } from './throw-superseded'
import { isValidUnchecked, needsRefresh } from './token-policy'

/**
 * Tries once to restore the stored session. Returns null when there is none or it has ended meanwhile. Rejects with
 * UnauthorizedError when the session is no longer valid, with another error when the server can't be asked.
 */
export async function attemptRestore(parts: SessionParts, signal: AbortSignal): Promise<SignIn | null> {
  const { stored, moment } = parts
  const saved = stored.read()
  if (saved === null) return null
  const isYoung = isValidUnchecked(saved.token, moment())
  if (isYoung && saved.csrf !== null && !needsRefresh(saved.token, moment())) return saved

  const renewed: Renewed | null = await renewToken(parts, saved, signal).catch((error: unknown) => {
    // A missing answer is not a refusal: a session that is young enough to need no check is restored (spec §4).
    if (isUnauthorized(error) || !isYoung || signal.aborted) throw error
    return { token: saved.token }
  })
  const signIn = renewed && { ...saved, ...renewed }
  if (signIn === null || isYoung) return signIn

  const found = await renewUser(parts, saved.user, {
    bearer: attachToken(signIn.token, moment, () => stored.isCurrent(signIn.signInId)),
    signal,
  }).catch(throwSuperseded)
  if (found === null) stored.expire(signIn.signInId)
  else stored.writeUser(signIn.signInId, found)
  return found && { ...signIn, ...found }
}
