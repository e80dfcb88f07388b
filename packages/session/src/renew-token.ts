import { type AuthApi, hasErrorCode, isUnauthorized, type Refreshed } from '@oaklet/api'
import type { SessionPlatform } from './platform/SessionPlatform'
import { SessionError } from './session-error'
import type { FoundSession, StoredSession } from './stored-session'
import { type HeldToken, isTokenShape, issuedToken, type Moment, needsRefresh } from './token-policy'

/** How long a tab waits for another one's refresh before it goes on without the lock. */
export const LOCK_WAIT_MS = 5_000
const LOCK_NAME = 'oaklet-session-refresh'

export interface RenewalDependencies {
  auth: Pick<AuthApi, 'refresh'>
  platform: SessionPlatform
  stored: StoredSession
  moment(): Moment
  signal: AbortSignal
}

/** `over`: the sign-in that it was for has ended, in this tab or another. */
export type Renewal =
  { outcome: 'renewed'; token: HeldToken; csrf: string | null } | { outcome: 'refused' } | { outcome: 'over' }

/** Replaces a sign-in's token, or takes the one that another tab got meanwhile; rejects when nobody can tell. */
export async function renewToken(
  deps: RenewalDependencies,
  held: Pick<FoundSession, 'signInId' | 'token'>,
): Promise<Renewal> {
  const { platform, stored, moment, signal } = deps
  const options = { waitMs: LOCK_WAIT_MS, signal }
  return platform.withLock(LOCK_NAME, options, async () => {
    const before = stored.read(moment())
    if (before?.signInId !== held.signInId) return { outcome: 'over' }
    if (isReplacement(before, held.token, moment())) return { outcome: 'renewed', ...before }

    const sent = moment()
    const answer = await ask(deps, before).catch(refusalOf)
    const now = stored.read(moment())
    if (now?.signInId !== held.signInId) return { outcome: 'over' }
    if (answer === null) {
      return now.token.value === before.token.value
        ? { outcome: 'refused' }
        : { outcome: 'renewed', token: now.token, csrf: now.csrf }
    }
    const token = tokenOf(answer, sent)
    stored.writeToken(token, answer.csrfToken ?? null)
    platform.tellOtherTabs()
    return { outcome: 'renewed', token, csrf: answer.csrfToken ?? null }
  })
}

/** Whether another tab has already done the work; a tab without a CSRF token needs its own answer. */
function isReplacement(stored: FoundSession, held: HeldToken, moment: Moment): boolean {
  return stored.token.value !== held.value && stored.csrf !== null && !needsRefresh(stored.token, moment)
}

/** A CSRF token of a session that was replaced is refused; the refresh cookie alone still is enough. */
async function ask(
  { auth, stored, signal }: RenewalDependencies,
  { user, csrf }: FoundSession,
): Promise<Refreshed> {
  const body = { username: user.email, deviceId: stored.deviceId() }
  try {
    return await auth.refresh(body, { csrf, signal })
  } catch (error) {
    if (csrf === null || !hasErrorCode(error, 'csrf_refused')) throw error
    stored.dropCsrf()
    return auth.refresh(body, { csrf: null, signal })
  }
}

function refusalOf(error: unknown): null {
  if (isUnauthorized(error)) return null
  throw error
}

function tokenOf(answer: Refreshed, sent: Moment): HeldToken {
  const value = answer.token ?? answer.accessToken ?? ''
  if (!isTokenShape(value)) throw new SessionError('invalid_response')
  return issuedToken(value, answer.expiresIn, sent)
}
