import type { EmailChange, RequestEmailChangeBody } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { emailChanges } from '../../db/schema/email-changes-table'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError, validationFailed } from '../../errors'
import { type Work, workOf } from '../../work'
import {
  admitAttempt,
  CODE_LIFE_MS,
  hashCode,
  isLiveCode,
  newCode,
  requirePassword,
  RESEND_AFTER_MS,
  sendCode,
} from '../auth'
import { emailCodeMail } from './mails/email-code-mail'
import { emailTakenMail } from './mails/email-taken-mail'

/**
 * Mails a code to the address that the actor wants to sign in with. If the address has an account
 * already, it gets a message that says so instead; the answer and its timing are the same for both.
 */
export async function requestEmailChange(
  deps: Deps,
  actor: StaffActor,
  { email, currentPassword }: RequestEmailChangeBody,
): Promise<EmailChange> {
  const account = await requirePassword(deps, actor, currentPassword, 'currentPassword')
  if (account.email.toLowerCase() === email.toLowerCase()) {
    throw validationFailed([{ path: 'email', message: 'This is your e-mail already' }])
  }
  const attempt = { kind: 'email-mail', account: actor.userId, address: actor.address } as const
  const isTaken = await asAuth(deps.db, async (tx) => {
    await refuseSoonAfter(workOf(tx, deps, actor), email, deps.clock.now())
    await admitAttempt(tx, deps, attempt)
    const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    return found !== undefined
  })
  const [id, code] = [deps.newId(), newCode()]
  await sendCode(deps, { to: email, ...(isTaken ? emailTakenMail() : emailCodeMail(code)) }, attempt)
  const sentAt = deps.clock.now()
  const waiting = {
    id,
    email,
    codeHash: hashCode(deps.secret, id, code),
    tries: 0,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + CODE_LIFE_MS),
    consumedAt: null,
  }
  await asAuth(deps.db, (tx) =>
    tx
      .insert(emailChanges)
      .values({ userId: actor.userId, ...waiting })
      .onConflictDoUpdate({ target: emailChanges.userId, set: waiting }),
  )
  return { email, expiresIn: CODE_LIFE_MS / 1000, resendIn: RESEND_AFTER_MS / 1000 }
}

/** The last code to the same address is still on its way; another address may be tried at once. */
async function refuseSoonAfter(work: Work, email: string, now: Date): Promise<void> {
  const [last] = await work.tx
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, work.actor.userId))
    .for('update')
  if (last === undefined || !isLiveCode(last, now)) return
  const waitMs = last.sentAt.getTime() + RESEND_AFTER_MS - now.getTime()
  if (waitMs <= 0 || last.email.toLowerCase() !== email.toLowerCase()) return
  const retryAfter = Math.ceil(waitMs / 1000)
  const message = `A code was sent just now. Please wait ${retryAfter} seconds.`
  throw new AppError('rate_limited', message, { retryAfter })
}
