import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { organizations } from '../../db/schema/organizations-table'

/**
 * Locks an organization's staff and roles for one transaction, so that two concurrent changes can't break a rule about
 * all of them together, like "at least one Owner" or "no role name twice".
 */
export async function lockStaff(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .select({ id: organizations.organizationId })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
    .for('no key update')
}
