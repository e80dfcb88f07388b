import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { memberships } from './users-table'

/** The organizations that an account signs in to; the transaction must be in the auth role. */
export async function organizationsOf(tx: Tx, userId: string): Promise<string[]> {
  const held = await tx.select().from(memberships).where(eq(memberships.userId, userId))
  return held.map(({ organizationId }) => organizationId)
}
