import type { SessionsEnded } from '@oaklet/api/contract'
import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import { identityIn, type StaffActor } from '../../actor'
import { sessions } from '../../db/schema/sessions-table'
import { enterAuth, enterEach } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { workOf } from '../../work'
import { recordAudit } from '../audit'

/** The actor's own sessions that have not ended. */
export const goesOn = (deps: Deps, { userId }: StaffActor): SQL | undefined =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, deps.clock.now()))

/** Signs one of the actor's own devices out: it may do nothing more from its next call on. */
export async function endSession(deps: Deps, actor: StaffActor, sessionId: string): Promise<null> {
  const ended = await end(deps, actor, eq(sessions.id, sessionId), {
    action: 'session_ended',
    recordId: sessionId,
  })
  if (ended === 0) throw notFound()
  return null
}

/** Signs all of the actor's other devices out. */
export async function endOtherSessions(deps: Deps, actor: StaffActor): Promise<SessionsEnded> {
  const { sessionId } = actor
  const entry = { action: 'other_sessions_ended', recordId: sessionId } as const
  return { ended: await end(deps, actor, ne(sessions.id, sessionId), entry) }
}

/** Ends sessions, and records it in each organization that one of them belonged to. */
function end(
  deps: Deps,
  actor: StaffActor,
  which: SQL,
  entry: { action: 'session_ended' | 'other_sessions_ended'; recordId: string },
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: deps.clock.now() })
      .where(and(goesOn(deps, actor), which))
      .returning({ organizationId: sessions.organizationId })
    const places = ended.map(({ organizationId }) => organizationId)
    await enterEach(tx, places, (organizationId) =>
      recordAudit(workOf(tx, deps, identityIn(actor, organizationId)), { ...entry, resource: 'session' }),
    )
    return ended.length
  })
}
