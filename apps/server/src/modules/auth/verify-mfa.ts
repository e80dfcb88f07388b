import type { VerifyMfaBody } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findMfaChallenge, SIGN_IN_AGAIN, type MfaChallenge } from './find-mfa-challenge'
import { loadUser } from './load-user'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { codeExpired, isSameCode, wrongCode } from './mailed-code'
import { mfaChallenges } from './mfa-challenges-table'
import { startSession, type SignInOrigin, type StartedSession } from './start-session'

/** Signs a person in whose password was right before, with the code that was mailed. */
export async function verifyMfa(
  deps: Deps,
  body: VerifyMfaBody,
  origin: Omit<SignInOrigin, 'deviceId'>,
): Promise<StartedSession> {
  const challenge = await countTry(deps, body, origin.address)
  if (challenge === null) throw codeExpired(SIGN_IN_AGAIN)
  if (!isSameCode(deps.secret, challenge, body.code)) throw wrongCode(challenge.tries, SIGN_IN_AGAIN)
  const { userId, organizationId, deviceId } = challenge
  return asAuth(deps.db, async (tx) => {
    const used = await tx
      .update(mfaChallenges)
      .set({ consumedAt: deps.clock.now() })
      .where(
        and(
          eq(mfaChallenges.id, challenge.id),
          eq(mfaChallenges.codeHash, challenge.codeHash),
          isNull(mfaChallenges.consumedAt),
        ),
      )
      .returning({ id: mfaChallenges.id })
    if (used.length === 0) throw codeExpired(SIGN_IN_AGAIN)
    for (const kind of ['mfa-code', 'mfa-mail'] as const) {
      await forgiveAttempt(tx, { kind, account: userId, address: origin.address })
    }
    const loaded = await loadUser(tx, userId, organizationId)
    if (loaded === null) throw codeExpired(SIGN_IN_AGAIN)
    return startSession(tx, deps, loaded, organizationId, { ...origin, deviceId }, 'signed_in_with_code')
  })
}

/** Counts the try and commits, so that tries sent all at once are no more than five; null when none is left. */
function countTry(deps: Deps, body: VerifyMfaBody, address: string): Promise<MfaChallenge | null> {
  return asAuth(deps.db, async (tx) => {
    const challenge = await findMfaChallenge(tx, body.mfaToken, deps.clock.now())
    if (challenge === null || challenge.deviceId !== body.deviceId) return null
    await admitAttempt(tx, deps, { kind: 'mfa-code', account: challenge.userId, address })
    const tries = challenge.tries + 1
    await tx.update(mfaChallenges).set({ tries }).where(eq(mfaChallenges.id, challenge.id))
    return { ...challenge, tries }
  })
}
