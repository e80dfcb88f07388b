import type { MfaAttempt } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { users } from '../../db/schema/users-table'
import { CODE_TRIES, codeExpired, isLiveCode, RESEND_AFTER_MS } from './mailed-code'
import { hashToken } from './session-tokens'

export type MfaChallenge = typeof mfaChallenges.$inferSelect & { email: string }

/**
 * The sign-in or registration that a token stands for, held until the transaction ends. Throws 401 once its
 * code can't be tried.
 */
export async function findMfaChallenge(tx: Tx, mfaToken: string, now: Date): Promise<MfaChallenge> {
  const [found] = await tx
    .select({ challenge: mfaChallenges, email: users.email })
    .from(mfaChallenges)
    .leftJoin(users, eq(users.id, mfaChallenges.userId))
    .where(eq(mfaChallenges.tokenHash, hashToken(mfaToken)))
    .for('update', { of: mfaChallenges })
  if (found === undefined) throw codeExpired(SIGN_IN_AGAIN)
  const { challenge, email } = found
  if (!isLiveCode(challenge, now)) throw codeExpired(whatToDo(challenge))
  return { ...challenge, email: email ?? challenge.registration?.email ?? '' }
}

const SIGN_IN_AGAIN = 'Please sign in again.'

/** How to get a new code once this one is no longer good. */
export const whatToDo = ({ registration }: Pick<MfaChallenge, 'registration'>): string =>
  registration === null ? SIGN_IN_AGAIN : 'Please create your account again.'

/** What tries and mails are counted against: the same whether or not an e-mail that registers has an account. */
export const throttledAccount = ({ userId, email }: MfaChallenge): string => userId ?? email

/** Where it stands, in seconds from `now`. */
export function mfaAttemptOf({ expiresAt, sentAt, tries }: MfaChallenge, now: Date): MfaAttempt {
  const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - now.getTime()) / 1000))
  return {
    expiresIn: secondsTo(expiresAt.getTime()),
    resendIn: secondsTo(sentAt.getTime() + RESEND_AFTER_MS),
    triesLeft: CODE_TRIES - tries,
  }
}
