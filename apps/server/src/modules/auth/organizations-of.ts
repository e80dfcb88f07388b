import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { memberships } from './users-table'

/** The organizations that an account signs in to, the oldest first; the transaction must be in the auth role. */
export async function organizationsOf(tx: Tx, userId: string): Promise<string[]> {
  const held = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt))
  return held.map(({ organizationId }) => organizationId)
}
