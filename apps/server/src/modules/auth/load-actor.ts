import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Origin, StaffActor } from '../../actor'
import { sessions } from '../../db/schema/sessions-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { loadStaffMember } from '../staff'
import type { TokenClaims } from './access-token'

/** Who a token stands for right now, or null when the session or the job has ended. */
export function loadActor(deps: Deps, claims: TokenClaims, from: Origin): Promise<StaffActor | null> {
  const { userId, organizationId, sessionId } = claims
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.userId, userId),
          eq(sessions.organizationId, organizationId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, deps.clock.now()),
        ),
      )
    if (session === undefined) return null
    await enterTenant(tx, organizationId)
    const member = await loadStaffMember(tx, organizationId, userId)
    if (member === null) return null
    const { staffId, permissions, practices } = member
    return {
      kind: 'staff',
      userId,
      organizationId,
      sessionId,
      ...from,
      staffId,
      permissions,
      practiceIds: practices.map(({ id }) => id),
    }
  })
}
