import type { SignedIn } from '@oaklet/api/contract'
import type { StaffIdentity } from '../../actor'
import type { Tx } from '../../db/database'
import { sessions } from '../../db/schema/sessions-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { workOf } from '../../work'
import { recordAudit } from '../audit'
import { signAccessToken } from './access-token'
import type { CallOrigin } from './call-origin'
import type { LoadedUser } from './load-user'
import { noteWorkplace } from './note-workplace'
import { sessionEnd } from './session-life'
import { csrfTokenOf, hashToken, newRefreshToken } from './session-tokens'

/** Where a sign-in came from. */
export interface SignInOrigin extends CallOrigin {
  deviceId: string
}

export interface StartedSession {
  answer: SignedIn
  refreshToken: string
  expiresAt: Date
}

/** Starts a session for a person who has proved who they are, and audits how. */
export async function startSession(
  tx: Tx,
  deps: Deps,
  { user, member }: LoadedUser,
  organizationId: string,
  origin: SignInOrigin,
  action: 'signed_in' | 'signed_in_with_code' = 'signed_in',
): Promise<StartedSession> {
  const now = deps.clock.now()
  const sessionId = deps.newId()
  const refreshToken = newRefreshToken(sessionId)
  const expiresAt = sessionEnd(now, now)
  await enterAuth(tx)
  await tx.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    organizationId,
    practiceId: user.practiceId,
    deviceId: origin.deviceId,
    refreshHash: hashToken(refreshToken),
    createdAt: now,
    rotatedAt: now,
    expiresAt,
    address: origin.address,
    userAgent: origin.userAgent,
  })
  await noteWorkplace(tx, deps, { userId: user.id, organizationId })
  const actor: StaffIdentity = {
    kind: 'staff',
    userId: user.id,
    staffId: member.staffId,
    organizationId,
    sessionId,
    requestId: origin.requestId,
    address: origin.address,
  }
  await enterTenant(tx, organizationId)
  await recordAudit(workOf(tx, deps, actor), { action, resource: 'session', recordId: sessionId })
  const access = await signAccessToken(deps, { userId: user.id, organizationId, sessionId })
  const csrfToken = csrfTokenOf(deps.secret, sessionId)
  return { answer: { success: true, csrfToken, user, ...access }, refreshToken, expiresAt }
}
