import { isUnauthorized } from '@oaklet/api'
import { userLookups } from './look-up-user'
import { renewToken } from './renew-token'
import type { SessionParts } from './session-parts'
import type { SignIn } from './session-state'
import { isValidUnchecked, needsRefresh } from './token-policy'

/**
 * One try to go on with the session that this browser keeps. Null: there is none, or it has ended meanwhile.
 * Rejects with UnauthorizedError when it is no longer good, and otherwise when nobody can tell.
 */
export async function attemptRestore(parts: SessionParts, signal: AbortSignal): Promise<SignIn | null> {
  const { stored, moment } = parts
  const kept = stored.read()
  if (kept === null) return null
  const isYoung = isValidUnchecked(kept.token, moment())
  if (isYoung && kept.csrf !== null && !needsRefresh(kept.token, moment())) return kept

  const renewed = await renewToken(parts, kept, signal).catch((error: unknown) => {
    // No answer is no refusal: a session young enough to need no check goes on (spec §4).
    if (!isYoung || isUnauthorized(error) || signal.aborted) throw error
    return kept
  })
  if (renewed === null) return null
  const signIn = { ...kept, token: renewed.token, csrf: renewed.csrf ?? kept.csrf }
  if (isYoung) return signIn

  const lookups = userLookups(parts, { cached: kept.user, bearer: signIn.token.value, signal })
  const current = await lookups.currentUser()
  if (current === null) {
    stored.clearOf(kept.signInId)
    return null
  }
  const complete = await lookups.complete(current)
  if (stored.peek().signInId !== kept.signInId) return null
  stored.writeUser(complete.user)
  return { ...signIn, ...complete }
}
