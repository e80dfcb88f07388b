import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { sessions } from '../auth'
import type { StaffKey } from './select-staff'

/** Ends a person’s sessions in this organization, and says how many were in use; in another they may go on. */
export async function endSessionsHere(
  tx: Tx,
  deps: Deps,
  { organizationId }: StaffKey,
  userId: string | null,
): Promise<number> {
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
