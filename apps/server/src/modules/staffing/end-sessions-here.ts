import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { sessions } from '../../db/schema/sessions-table'
import { staff } from '../../db/schema/staff-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { isStaff, type StaffKey } from '../staff'

/**
 * Ends a person’s sessions in this organization, and says how many were in use; in another they may go on. It comes
 * before whatever locks the person's row or the end of the audit log, as every call locks them in that order.
 */
export async function endSessionsHere(tx: Tx, deps: Deps, key: StaffKey): Promise<number> {
  const { organizationId } = key
  const [person] = await tx.select({ userId: staff.userId }).from(staff).where(isStaff(key))
  const userId = person?.userId ?? null
  if (userId === null) return 0
  await enterAuth(tx)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: deps.clock.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.organizationId, organizationId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt })
  await enterTenant(tx, organizationId)
  return ended.filter(({ expiresAt }) => expiresAt > deps.clock.now()).length
}
