import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { verifyPassword } from './password'

/**
 * Throws 422 at `path` unless `password` is the actor's own, and 429 after five wrong ones, so that a
 * person who finds an open session can't guess the password.
 */
export async function requirePassword(
  deps: Deps,
  actor: StaffActor,
  password: string,
  path: string,
): Promise<typeof users.$inferSelect> {
  const attempt = { kind: 'confirm-password', account: actor.userId, address: actor.address } as const
  const [account] = await asAuth(deps.db, async (tx) => {
    await admitAttempt(tx, deps, attempt)
    return tx.select().from(users).where(eq(users.id, actor.userId))
  })
  // Outside a transaction: the embedded database has one connection, and this takes a while by design.
  const fits = await verifyPassword(account?.passwordHash, password)
  if (!fits || account === undefined) {
    throw validationFailed([{ path, message: 'This is not your password' }])
  }
  await asAuth(deps.db, (tx) => forgiveAttempt(tx, attempt))
  return account
}
