import { randomBytes } from 'node:crypto'
import type { MfaRequired } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { mfaChallenges, type PendingRegistration } from '../../db/schema/mfa-challenges-table'
import type { Deps } from '../../deps'
import { holdAccount } from './hold-account'
import { CODE_LIFE_MS, hashCode } from './mailed-code'
import { hashToken } from './session-tokens'

/** What waits for a code, and where: a sign-in or a registration. */
export type Waiting = { deviceId: string } & (
  | { userId: string; organizationId: string; registration?: never }
  | { registration: PendingRegistration; userId?: never; organizationId?: never }
)

/** Keeps it waiting for `code`; an older one of the same device ends. */
export async function keepMfaChallenge(
  tx: Tx,
  deps: Deps,
  waiting: Waiting,
  code: string,
): Promise<MfaRequired> {
  const [id, mfaToken, sentAt] = [deps.newId(), randomBytes(32).toString('base64url'), deps.clock.now()]
  const samePerson =
    waiting.userId === undefined
      ? sql`lower(${mfaChallenges.registration}->>'email') = lower(${waiting.registration.email})`
      : eq(mfaChallenges.userId, waiting.userId)
  if (waiting.userId !== undefined) await holdAccount(tx, waiting.userId)
  await tx.delete(mfaChallenges).where(and(samePerson, eq(mfaChallenges.deviceId, waiting.deviceId)))
  await tx.insert(mfaChallenges).values({
    ...waiting,
    id,
    tokenHash: hashToken(mfaToken),
    codeHash: hashCode(deps.secret, id, code),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + CODE_LIFE_MS),
  })
  return { success: true, requiresMfa: true, mfaToken }
}
