import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { users } from '../../db/schema/users-table'

/**
 * Keeps an account's e-mail until the transaction ends. It comes before the codes that are mailed to it, as who
 * replaces the e-mail locks them in this order. The transaction must be in the auth role.
 */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
}
