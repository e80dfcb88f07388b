import type { MfaAttempt, ResendMfaCodeBody } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { findMfaChallenge, mfaAttemptOf, throttledAccount, type MfaChallenge } from './find-mfa-challenge'
import { admitAttempt } from './login-throttle'
import { CODE_LIFE_MS, hashCode, newCode } from './mailed-code'
import { registrationMail } from './mails/registration-mail'
import { signInCodeMail } from './mails/sign-in-code-mail'
import { sendCode } from './send-code'
import { sendNotice } from './send-notice'

/** Mails a new code in place of the last one, which stays good until the new one is on its way. */
export async function resendMfaCode(
  deps: Deps,
  { mfaToken }: ResendMfaCodeBody,
  { address }: { address: string },
): Promise<MfaAttempt> {
  const before = await takeTurn(deps, mfaToken, address)
  const mine = eq(mfaChallenges.id, before.id)
  const code = newCode()
  try {
    await sendAgain(deps, before, code, address)
  } catch (error) {
    await asAuth(deps.db, (tx) => tx.update(mfaChallenges).set({ sentAt: before.sentAt }).where(mine))
    throw error
  }
  const sentAt = deps.clock.now()
  const renewed = {
    sentAt,
    expiresAt: new Date(sentAt.getTime() + CODE_LIFE_MS),
    codeHash: hashCode(deps.secret, before.id, code),
  }
  const [after] = await asAuth(deps.db, (tx) =>
    tx.update(mfaChallenges).set(renewed).where(mine).returning({ tries: mfaChallenges.tries }),
  )
  return mfaAttemptOf({ ...before, ...renewed, ...after }, sentAt)
}

const attemptOf = (challenge: MfaChallenge, address: string) =>
  ({ kind: 'mfa-mail', account: throttledAccount(challenge), address }) as const

/** A registration’s mail isn’t waited for: how long it takes may depend on whether there is an account. */
async function sendAgain(deps: Deps, challenge: MfaChallenge, code: string, address: string) {
  const { registration, email } = challenge
  if (registration !== null) sendNotice(deps, registrationMail(registration, code))
  else await sendCode(deps, { to: email, ...signInCodeMail(code) }, attemptOf(challenge, address))
}

/** Claims the one code that may be sent now; the challenge as it was before. */
function takeTurn(deps: Deps, mfaToken: string, address: string): Promise<MfaChallenge> {
  return asAuth(deps.db, async (tx) => {
    const now = deps.clock.now()
    const challenge = await findMfaChallenge(tx, mfaToken, now)
    const { resendIn } = mfaAttemptOf(challenge, now)
    if (resendIn > 0) {
      const message = `A code was sent just now. Please wait ${resendIn} seconds.`
      throw new AppError('rate_limited', message, { retryAfter: resendIn })
    }
    await admitAttempt(tx, deps, attemptOf(challenge, address))
    await tx.update(mfaChallenges).set({ sentAt: now }).where(eq(mfaChallenges.id, challenge.id))
    return challenge
  })
}
