import { and, eq, isNull } from 'drizzle-orm'
import type { Origin } from '../../actor'
import { sessions } from '../../db/schema/sessions-table'
import { enterAuth, enterEach } from '../../db/tenant'
import type { Deps } from '../../deps'
import { workOf } from '../../work'
import { recordAudit } from '../audit'

/** Which session to end, however the caller proved that it is theirs. */
export interface EndedSession extends Origin {
  sessionId: string
}

/** Ends a session, or all of the person's with `global`, wherever they are; one that has ended already stays so. */
export function logout(deps: Deps, ended: EndedSession, { global }: { global: boolean }): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, ended.sessionId))
    if (session === undefined || session.revokedAt !== null) return
    const { userId } = session
    const which = global ? eq(sessions.userId, userId) : eq(sessions.id, session.id)
    const all = await tx
      .update(sessions)
      .set({ revokedAt: deps.clock.now() })
      .where(and(which, isNull(sessions.revokedAt)))
      .returning({ organizationId: sessions.organizationId })
    const places = all.map(({ organizationId }) => organizationId)
    await enterEach(tx, places, async (organizationId) => {
      const { sessionId, requestId, address } = ended
      const person = { kind: 'staff', userId, staffId: null, sessionId, requestId, address } as const
      await recordAudit(workOf(tx, deps, { ...person, organizationId }), {
        action: global ? 'signed_out_everywhere' : 'signed_out',
        resource: 'session',
        recordId: session.id,
      })
    })
  })
}
