import type { AuthApi } from '@oaklet/api'
import { completeUser } from './complete-user'
import { fetchCurrentUser, isUserFresh } from './current-user'
import { pause } from './pause'
import { type RenewalDependencies, renewToken } from './renew-token'
import type { SignIn } from './session-state'
import type { FoundSession } from './stored-session'
import { isValidUnchecked, needsRefresh } from './token-policy'

export interface RestoreAttemptDependencies extends RenewalDependencies {
  auth: AuthApi
}

/** `none`: nothing is kept, or it ended meanwhile. `refused`: what is kept is no longer good. */
export type Restored = { outcome: 'found'; signIn: SignIn } | { outcome: 'refused' | 'none' }

/** One try to go on with the session that this browser keeps; rejects when nobody can tell. */
export async function attemptRestore(deps: RestoreAttemptDependencies): Promise<Restored> {
  const { stored, moment } = deps
  const kept = stored.read(moment())
  if (kept === null) return { outcome: 'none' }
  const isUnchecked = isValidUnchecked(kept.token, moment())
  if (isUnchecked && kept.csrf !== null && !needsRefresh(kept.token, moment())) return found(kept)

  const renewal = await renewToken(deps, kept).catch((error: unknown) => {
    // No answer is no refusal: a session young enough to need no check goes on (spec §4).
    if (isUnchecked && !deps.signal.aborted) return null
    throw error
  })
  if (renewal === null) return found(kept)
  if (renewal.outcome === 'refused') return { outcome: 'refused' }
  if (renewal.outcome === 'over') return { outcome: 'none' }
  const renewed = { ...kept, token: renewal.token, csrf: renewal.csrf ?? kept.csrf }
  if (isUnchecked || isUserFresh(kept.userCachedAtMs, moment().nowMs)) return found(renewed)
  return checked(deps, renewed)
}

const found = ({ signInId, user, token, csrf }: FoundSession): Restored => ({
  outcome: 'found',
  signIn: { signInId, user, organization: null, token, csrf },
})

/** Asks the server for the person anew, as roles and practices may have changed. */
async function checked(deps: RestoreAttemptDependencies, renewed: FoundSession): Promise<Restored> {
  const { auth, platform, stored, moment, signal } = deps
  const options = { bearer: renewed.token.value, signal }
  const current = await fetchCurrentUser({
    fetch: () => auth.getCurrentUser(options),
    cached: renewed.user,
    pause: (delayMs) => pause(platform, delayMs, signal),
  })
  if (current === null) return { outcome: 'refused' }
  const { user, organization } = await completeUser(current, {
    currentUser: async () => null,
    organization: () => auth.getCurrentOrganization(options),
  })
  if (stored.peek().signInId !== renewed.signInId) return { outcome: 'none' }
  stored.writeUser(user, moment().nowMs)
  return { outcome: 'found', signIn: { ...renewed, user, organization } }
}
