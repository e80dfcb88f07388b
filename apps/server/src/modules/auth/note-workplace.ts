import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { memberships } from '../../db/schema/users-table'
import type { Deps } from '../../deps'

/** Remembers where an account works now, for its next sign-in; the transaction must be in the auth role. */
export async function noteWorkplace(
  tx: Tx,
  deps: Deps,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastUsedAt: deps.clock.now() })
    .where(and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId)))
}
