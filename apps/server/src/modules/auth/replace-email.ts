import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { passwordResets } from '../../db/schema/password-resets-table'
import { sessions } from '../../db/schema/sessions-table'
import { users } from '../../db/schema/users-table'

/**
 * Gives an account another e-mail, and makes codes useless that were mailed to the one before; that one is
 * returned. Sessions go on: their tabs hear of it in time. The transaction must be in the auth role.
 */
export async function replaceEmail(tx: Tx, userId: string, email: string): Promise<string> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  const mine = eq(users.id, userId)
  const [before] = await tx.select({ email: users.email }).from(users).where(mine).for('update')
  if (before === undefined) throw new Error('an actor has an account')
  await tx.update(users).set({ email }).where(mine)
  await tx.delete(mfaChallenges).where(eq(mfaChallenges.userId, userId))
  await tx
    .update(sessions)
    .set({ formerEmail: before.email })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
  return before.email
}
