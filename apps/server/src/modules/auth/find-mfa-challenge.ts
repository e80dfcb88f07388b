import type { MfaAttempt } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { CODE_TRIES, isLiveCode, RESEND_AFTER_MS } from './mailed-code'
import { mfaChallenges } from './mfa-challenges-table'
import { hashToken } from './session-tokens'
import { users } from './users-table'

/** What to do about a sign-in whose code is no longer good. */
export const SIGN_IN_AGAIN = 'Please sign in again.'

export type MfaChallenge = typeof mfaChallenges.$inferSelect & { email: string }

/** The sign-in that a token stands for, held until the transaction ends; null once its code can't be tried. */
export async function findMfaChallenge(tx: Tx, mfaToken: string, now: Date): Promise<MfaChallenge | null> {
  const [found] = await tx
    .select({ challenge: mfaChallenges, email: users.email })
    .from(mfaChallenges)
    .innerJoin(users, eq(users.id, mfaChallenges.userId))
    .where(eq(mfaChallenges.tokenHash, hashToken(mfaToken)))
    .for('update', { of: mfaChallenges })
  if (found === undefined || !isLiveCode(found.challenge, now)) return null
  return { ...found.challenge, email: found.email }
}

/** Where a sign-in stands, in seconds from `now`. */
export function mfaAttemptOf({ expiresAt, sentAt, tries }: MfaChallenge, now: Date): MfaAttempt {
  const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - now.getTime()) / 1000))
  return {
    expiresIn: secondsTo(expiresAt.getTime()),
    resendIn: secondsTo(sentAt.getTime() + RESEND_AFTER_MS),
    triesLeft: CODE_TRIES - tries,
  }
}
