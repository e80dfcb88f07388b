import { randomBytes } from 'node:crypto'
import type { MfaRequired } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { admitAttempt } from './login-throttle'
import { CODE_LIFE_MS, hashCode, newCode } from './mailed-code'
import { mfaChallenges } from './mfa-challenges-table'
import { sendSignInCode } from './send-sign-in-code'
import { hashToken } from './session-tokens'

/** Whose password was right, and where. */
export interface MfaSubject {
  userId: string
  email: string
  organizationId: string
  deviceId: string
  address: string
}

/** Mails a code, and keeps the sign-in waiting for it: an older one of the same device ends. */
export async function startMfaChallenge(deps: Deps, subject: MfaSubject): Promise<MfaRequired> {
  const { userId, email, organizationId, deviceId, address } = subject
  const attempt = { kind: 'mfa-mail', account: userId, address } as const
  await asAuth(deps.db, (tx) => admitAttempt(tx, deps, attempt))
  const [id, code, mfaToken] = [deps.newId(), newCode(), randomBytes(32).toString('base64url')]
  // Sent before it is kept, so that a failure leaves nothing to clear away.
  await sendSignInCode(deps, email, code, attempt)
  const sentAt = deps.clock.now()
  await asAuth(deps.db, async (tx) => {
    const sameDevice = and(eq(mfaChallenges.userId, userId), eq(mfaChallenges.deviceId, deviceId))
    await tx.delete(mfaChallenges).where(sameDevice)
    await tx.insert(mfaChallenges).values({
      id,
      userId,
      organizationId,
      deviceId,
      tokenHash: hashToken(mfaToken),
      codeHash: hashCode(deps.secret, id, code),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + CODE_LIFE_MS),
    })
  })
  return { success: true, requiresMfa: true, mfaToken }
}
