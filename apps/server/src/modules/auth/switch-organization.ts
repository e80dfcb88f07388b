import type { SignedIn } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { identityIn, type StaffActor } from '../../actor'
import { sessions } from '../../db/schema/sessions-table'
import { enterAuth, enterEach } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError, notFound } from '../../errors'
import { type Work, workOf } from '../../work'
import { recordAudit } from '../audit'
import { signAccessToken } from './access-token'
import { loadUser } from './load-user'
import { lockWorkplaces } from './lock-workplaces'
import { noteWorkplace } from './note-workplace'
import { organizationsOf } from './organizations-of'
import { csrfTokenOf } from './session-tokens'

/**
 * Moves the actor's session to another of their organizations. Access tokens of the former organization are invalid
 * from then on, and a refresh issues one for the new organization. The refresh token stays valid, so that a lost answer
 * does not end the session.
 */
export function switchOrganization(
  deps: Deps,
  actor: StaffActor,
  { organizationId }: { organizationId: string },
): Promise<SignedIn> {
  const { userId, sessionId } = actor
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    if (!(await organizationsOf(tx, userId)).includes(organizationId)) throw notFound()
    await lockWorkplaces(tx, [organizationId])
    const loaded = await loadUser(tx, userId, organizationId)
    if (loaded === null) throw notFound()
    await enterAuth(tx)
    await moveSession(workOf(tx, deps, actor), { organizationId, practiceId: loaded.user.practiceId })
    await noteWorkplace(tx, deps, { userId, organizationId })
    await recordInBoth(workOf(tx, deps, actor), organizationId)
    const access = await signAccessToken(deps, { userId, organizationId, sessionId })
    return { success: true, csrfToken: csrfTokenOf(deps.secret, sessionId), user: loaded.user, ...access }
  })
}

/** Of two tabs that change over at once, the later one finds its session gone there. */
async function moveSession(
  work: Work,
  to: { organizationId: string; practiceId: string | null },
): Promise<void> {
  const here = eq(sessions.organizationId, work.actor.organizationId)
  const moved = await work.tx
    .update(sessions)
    .set(to)
    .where(and(eq(sessions.id, work.actor.sessionId), here, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (moved.length === 0) throw new AppError('unauthenticated', 'Sign in to continue.')
}

/** Neither names the other. */
async function recordInBoth(work: Work, there: string): Promise<void> {
  const here = work.actor.organizationId
  if (here === there) return
  await enterEach(work.tx, [here, there], async (organizationId) => {
    const action = organizationId === here ? 'signed_out' : 'signed_in'
    await recordAudit(workOf(work.tx, work.deps, identityIn(work.actor, organizationId)), {
      action,
      resource: 'session',
      recordId: work.actor.sessionId,
    })
  })
}
