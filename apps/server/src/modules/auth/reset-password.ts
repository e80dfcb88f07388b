import type { ResetPasswordBody } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Origin, StaffIdentity } from '../../actor'
import type { Tx } from '../../db/database'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { passwordResets } from '../../db/schema/password-resets-table'
import { sessions } from '../../db/schema/sessions-table'
import { users } from '../../db/schema/users-table'
import { asAuth, enterEach } from '../../db/tenant'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { workOf } from '../../work'
import { recordAudit } from '../audit'
import { emailKeyOf } from './forgot-password'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { codeExpired, isLiveCode, isSameCode, wrongCode } from './mailed-code'
import { passwordChangedMail } from './mails/password-changed-mail'
import { organizationsOf } from './organizations-of'
import { hashPassword } from './password'
import { sendNotice } from './send-notice'
import { weakPassword } from './weak-password'

const ASK_AGAIN = 'Please ask for a new one.'

type Reset = typeof passwordResets.$inferSelect

/** Sets a new password with the mailed code; every session of the person ends, and every sign-in under way. */
export async function resetPassword(deps: Deps, body: ResetPasswordBody, origin: Origin): Promise<void> {
  const weakness = weakPassword(body.password, body.email)
  if (weakness !== null) throw validationFailed([{ path: 'password', message: weakness }])
  const reset = await countTry(deps, body.email, origin.address)
  if (reset === null) throw codeExpired(ASK_AGAIN)
  const { userId } = reset
  if (!isSameCode(deps.secret, reset, body.code) || userId === null) throw wrongCode(reset.tries, ASK_AGAIN)
  const passwordHash = await hashPassword(body.password)
  const to = await asAuth(deps.db, async (tx) => {
    // Before the code's row, as asking for a code and trying one lock them.
    for (const kind of ['login', 'reset-code', 'reset-mail'] as const) {
      await forgiveAttempt(tx, { kind, account: body.email, address: origin.address })
    }
    await useUp(tx, deps, reset)
    const [account] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    await endSignIns(tx, deps, userId)
    await audit(tx, deps, userId, origin)
    return account?.email
  })
  if (to !== undefined) sendNotice(deps, { to, ...passwordChangedMail() })
}

/** Counts the try and commits, so that tries sent all at once are no more than five; null when none is left. */
function countTry(deps: Deps, email: string, address: string): Promise<Reset | null> {
  return asAuth(deps.db, async (tx) => {
    await admitAttempt(tx, deps, { kind: 'reset-code', account: email, address })
    const mine = eq(passwordResets.emailKey, emailKeyOf(email))
    const [reset] = await tx.select().from(passwordResets).where(mine).for('update')
    if (reset === undefined || !isLiveCode(reset, deps.clock.now())) return null
    const tries = reset.tries + 1
    await tx.update(passwordResets).set({ tries }).where(mine)
    return { ...reset, tries }
  })
}

/** Of two calls with the same code, one gets through; a code replaced meanwhile doesn't. */
async function useUp(tx: Tx, deps: Deps, { emailKey, id }: Reset): Promise<void> {
  const used = await tx
    .update(passwordResets)
    .set({ consumedAt: deps.clock.now() })
    .where(
      and(
        eq(passwordResets.emailKey, emailKey),
        eq(passwordResets.id, id),
        isNull(passwordResets.consumedAt),
      ),
    )
    .returning({ id: passwordResets.id })
  if (used.length === 0) throw codeExpired(ASK_AGAIN)
}

async function endSignIns(tx: Tx, deps: Deps, userId: string): Promise<void> {
  await tx.delete(mfaChallenges).where(eq(mfaChallenges.userId, userId))
  await tx
    .update(sessions)
    .set({ revokedAt: deps.clock.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Records the reset in each of the person's organizations; the mailed code proved who they are, no session did. */
async function audit(tx: Tx, deps: Deps, userId: string, { requestId, address }: Origin): Promise<void> {
  const person = { kind: 'staff', userId, staffId: null, sessionId: null, requestId, address } as const
  await enterEach(tx, await organizationsOf(tx, userId), async (organizationId) => {
    const actor: StaffIdentity = { ...person, organizationId }
    const entry = {
      action: 'password_reset',
      resource: 'user',
      recordId: userId,
      changed: ['password'],
    } as const
    await recordAudit(workOf(tx, deps, actor), entry)
  })
}
