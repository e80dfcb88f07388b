import type { VerifyMfaBody } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { brokenConstraint } from '../../db/sql-state'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { findMfaChallenge, throttledAccount, whatToDo, type MfaChallenge } from './find-mfa-challenge'
import { holdAccount } from './hold-account'
import { loadUser } from './load-user'
import { lockWorkplaces } from './lock-workplaces'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { codeExpired, isSameCode, wrongCode } from './mailed-code'
import { openAccount } from './open-account'
import { startSession, type SignInOrigin, type StartedSession } from './start-session'

/** Signs a person in with the code that was mailed; a registration becomes an account with it, or nothing does. */
export async function verifyMfa(
  deps: Deps,
  body: VerifyMfaBody,
  origin: Omit<SignInOrigin, 'deviceId'>,
): Promise<StartedSession> {
  const challenge = await countTry(deps, body, origin.address)
  const isDecoy = challenge.registration?.passwordHash === null
  if (!isSameCode(deps.secret, challenge, body.code) || isDecoy) {
    throw wrongCode(challenge.tries, whatToDo(challenge))
  }
  const { deviceId } = challenge
  try {
    return await asAuth(deps.db, async (tx) => {
      if (challenge.userId !== null) await holdAccount(tx, challenge.userId)
      await useUp(tx, deps, challenge)
      for (const kind of ['mfa-code', 'mfa-mail'] as const) {
        await forgiveAttempt(tx, { kind, account: throttledAccount(challenge), address: origin.address })
      }
      const { userId, organizationId } = await accountOf(tx, deps, challenge)
      await lockWorkplaces(tx, [organizationId])
      const loaded = await loadUser(tx, userId, organizationId)
      if (loaded === null) throw codeExpired(whatToDo(challenge))
      return startSession(tx, deps, loaded, organizationId, { ...origin, deviceId }, 'signed_in_with_code')
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'users_email_is_unique') throw error
    throw new AppError('email_taken', 'This e-mail has an account by now. Please sign in.')
  }
}

/** Counts the try and commits, so that tries sent all at once are no more than five. */
function countTry(deps: Deps, body: VerifyMfaBody, address: string): Promise<MfaChallenge> {
  return asAuth(deps.db, async (tx) => {
    const challenge = await findMfaChallenge(tx, body.mfaToken, deps.clock.now())
    if (challenge.deviceId !== body.deviceId) throw codeExpired(whatToDo(challenge))
    await admitAttempt(tx, deps, { kind: 'mfa-code', account: throttledAccount(challenge), address })
    const tries = challenge.tries + 1
    await tx.update(mfaChallenges).set({ tries }).where(eq(mfaChallenges.id, challenge.id))
    return { ...challenge, tries }
  })
}

/** Of two calls with the same code, one gets through; a code replaced meanwhile doesn't. */
async function useUp(tx: Tx, deps: Deps, challenge: MfaChallenge): Promise<void> {
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
  if (used.length === 0) throw codeExpired(whatToDo(challenge))
}

/** Whose sign-in it is; a registration opens the account now. */
async function accountOf(tx: Tx, deps: Deps, challenge: MfaChallenge) {
  const { userId, organizationId, registration } = challenge
  if (userId !== null && organizationId !== null) return { userId, organizationId }
  const passwordHash = registration?.passwordHash
  if (registration === null || !passwordHash) throw new Error('a code of nobody’s can’t be right')
  return openAccount(tx, deps, { ...registration, passwordHash })
}
