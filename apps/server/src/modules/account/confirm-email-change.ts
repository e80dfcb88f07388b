import type { ConfirmEmailChangeBody, User } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { emailChanges } from '../../db/schema/email-changes-table'
import { asAuth, enterAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { brokenConstraint } from '../../db/sql-state'
import { AppError, notFound, validationFailed } from '../../errors'
import { workOf } from '../../work'
import {
  admitAttempt,
  codeExpired,
  forgiveAttempt,
  isLiveCode,
  isSameCode,
  loadUser,
  replaceEmail,
  sendNotice,
  wrongCode,
} from '../auth'
import { changeStaffRecords } from './change-staff-records'
import { emailChangedMail } from './mails/email-changed-mail'

const ASK_AGAIN = 'Please ask for a new one.'

type Waiting = typeof emailChanges.$inferSelect

/** Makes the address the actor's own that the code was mailed to, and tells the one before. */
export async function confirmEmailChange(
  deps: Deps,
  actor: StaffActor,
  { code }: ConfirmEmailChangeBody,
): Promise<User> {
  const waiting = await countTry(deps, actor)
  if (waiting === null) throw atCode(codeExpired(ASK_AGAIN))
  if (!isSameCode(deps.secret, waiting, code)) throw atCode(wrongCode(waiting.tries, ASK_AGAIN))
  const { user, before } = await takeEmail(deps, actor, waiting).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'users_email_is_unique') throw error
    // Only who reads its mailbox can hear this.
    throw new AppError('email_taken', 'Somebody else has an account with this e-mail by now.')
  })
  sendNotice(deps, { to: before, ...emailChangedMail(user.email) })
  return user
}

/** Counts the try and commits, so that tries sent all at once are no more than five; null when none is left. */
function countTry(deps: Deps, actor: StaffActor): Promise<Waiting | null> {
  return asAuth(deps.db, async (tx) => {
    const mine = eq(emailChanges.userId, actor.userId)
    const [waiting] = await tx.select().from(emailChanges).where(mine).for('update')
    // After the code's row, as asking for a code and using one up lock them.
    await admitAttempt(tx, deps, attemptOf(actor))
    if (waiting === undefined || !isLiveCode(waiting, deps.clock.now())) return null
    const tries = waiting.tries + 1
    await tx.update(emailChanges).set({ tries }).where(mine)
    return { ...waiting, tries }
  })
}

/** Of two calls with the same code, one gets through; a code replaced meanwhile doesn't. */
function takeEmail(
  deps: Deps,
  actor: StaffActor,
  { id, email }: Waiting,
): Promise<{ user: User; before: string }> {
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const used = await tx
      .update(emailChanges)
      .set({ consumedAt: deps.clock.now() })
      .where(
        and(eq(emailChanges.userId, actor.userId), eq(emailChanges.id, id), isNull(emailChanges.consumedAt)),
      )
      .returning({ id: emailChanges.id })
    if (used.length === 0) throw atCode(codeExpired(ASK_AGAIN))
    for (const kind of ['email-code', 'email-mail'] as const) {
      await forgiveAttempt(tx, { ...attemptOf(actor), kind })
    }
    const before = await replaceEmail(tx, actor.userId, email)
    await changeStaffRecords(workOf(tx, deps, actor), { email }, 'email_changed')
    const loaded = await loadUser(tx, actor.userId, actor.organizationId)
    if (loaded === null) throw notFound()
    return { user: loaded.user, before }
  })
}

const attemptOf = ({ userId, address }: StaffActor) =>
  ({ kind: 'email-code', account: userId, address }) as const

/** At the field: a 401 would mean that the session has ended. */
const atCode = ({ message }: AppError) => validationFailed([{ path: 'code', message }])
