import { isUnauthorized } from '@oaklet/api'
import { renewUser } from './complete-user'
import { lend } from './lend-token'
import { renewToken } from './renew-token'
import type { SessionParts } from './session-parts'
import type { Renewed, SignIn } from './session-state'
import { throwSuperseded } from './throw-superseded'
import { isValidUnchecked, needsRefresh } from './token-policy'

/**
 * One try to go on with the session that this browser keeps. Null: there is none, or it has ended meanwhile.
 * Rejects with UnauthorizedError when it is no longer good, and otherwise when the server can't be asked.
 */
export async function attemptRestore(parts: SessionParts, signal: AbortSignal): Promise<SignIn | null> {
  const { stored, moment } = parts
  const kept = stored.read()
  if (kept === null) return null
  const isYoung = isValidUnchecked(kept.token, moment())
  if (isYoung && kept.csrf !== null && !needsRefresh(kept.token, moment())) return kept

  const renewed: Renewed | null = await renewToken(parts, kept, signal).catch((error: unknown) => {
    // No answer is no refusal: a session young enough to need no check goes on (spec §4).
    if (isUnauthorized(error) || !isYoung || signal.aborted) throw error
    return { token: kept.token }
  })
  const signIn = renewed && { ...kept, ...renewed }
  if (signIn === null || isYoung) return signIn

  const found = await renewUser(parts, kept.user, {
    bearer: lend(signIn.token, moment, () => stored.isKept(signIn.signInId)),
    signal,
  }).catch(throwSuperseded)
  if (found === null) stored.expire(signIn.signInId)
  else stored.writeUser(signIn.signInId, found)
  return found && { ...signIn, ...found }
}
