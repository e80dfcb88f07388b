import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { memberships } from '../../db/schema/users-table'

/**
 * The organizations that an account signs in to, the one used last first, and the oldest of those never used; the
 * transaction must be in the auth role.
 */
export async function organizationsOf(tx: Tx, userId: string): Promise<string[]> {
  const held = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(
      sql`${desc(memberships.lastUsedAt)} nulls last`,
      asc(memberships.createdAt),
      memberships.organizationId,
    )
  return held.map(({ organizationId }) => organizationId)
}
