import type { ConfirmPasswordBody, PasswordConfirmed } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { verifyPassword } from './password'
import { PROOF_LIFE_SECONDS, signPasswordProof } from './password-proof'
import { users } from './users-table'

/** Gives a signed-in person who types their password a proof of it. */
export async function confirmPassword(
  deps: Deps,
  actor: Actor,
  { password }: ConfirmPasswordBody,
): Promise<PasswordConfirmed> {
  const attempt = { kind: 'confirm-password', account: actor.userId, address: actor.address } as const
  const [account] = await asAuth(deps.db, async (tx) => {
    await admitAttempt(tx, deps, attempt)
    return tx.select().from(users).where(eq(users.id, actor.userId))
  })
  if (!(await verifyPassword(account?.passwordHash, password))) {
    throw validationFailed([{ path: 'password', message: 'This is not your password' }])
  }
  await asAuth(deps.db, (tx) => forgiveAttempt(tx, attempt))
  return { success: true, token: await signPasswordProof(deps, actor), expiresIn: PROOF_LIFE_SECONDS }
}
