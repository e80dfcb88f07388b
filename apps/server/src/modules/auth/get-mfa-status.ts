import type { MfaStatus } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { findMfaChallenge, mfaAttemptOf } from './find-mfa-challenge'
import { maskedEmail } from './masked-email'

/** Where the sign-in or registration stands that `mfaToken` stands for. */
export async function getMfaAttempt(deps: Deps, mfaToken: string): Promise<MfaStatus> {
  const now = deps.clock.now()
  const challenge = await asAuth(deps.db, (tx) => findMfaChallenge(tx, mfaToken, now))
  return { ...mfaStatusOf('email', challenge.email), attempt: mfaAttemptOf(challenge, now) }
}

/** Whether signing in takes the person a code too. */
export async function getMfaSetting(deps: Deps, { userId }: StaffActor): Promise<MfaStatus> {
  const [account] = await asAuth(deps.db, (tx) => tx.select().from(users).where(eq(users.id, userId)))
  if (account === undefined) throw notFound()
  return mfaStatusOf(account.mfaMethod, account.email)
}

/** A setting as the contract puts it. */
export const mfaStatusOf = (method: MfaStatus['method'], email: string): MfaStatus => ({
  success: true,
  enabled: method !== null,
  method,
  destination: maskedEmail(email),
  attempt: null,
})
