import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { organizations } from '../../db/schema/organizations-table'

/**
 * Lets one transaction at a time change who works in an organization and what they may do, so that what holds for
 * all of them together (somebody is Owner, no name is there twice) can't be broken by two at once.
 */
export async function lockStaff(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .select({ id: organizations.organizationId })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
    .for('no key update')
}
