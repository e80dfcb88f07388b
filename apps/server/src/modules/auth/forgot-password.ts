import type { ForgotPasswordBody } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { passwordResets } from '../../db/schema/password-resets-table'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { admitAttempt } from './login-throttle'
import { CODE_LIFE_MS, hashCode, newCode, RESEND_AFTER_MS } from './mailed-code'
import { passwordCodeMail } from './mails/password-code-mail'
import { sendNotice } from './send-notice'
import { hashToken } from './session-tokens'

/** What a reset is kept under: the e-mail, whatever its case, and whether or not anyone has it. */
export const emailKeyOf = (email: string): string => hashToken(email.toLowerCase())

/**
 * Mails a code to a person with an account, and nothing to anyone else: both take the same steps, and
 * the mail itself is not waited for. Within 30 s the last code stays the one.
 */
export async function forgotPassword(
  deps: Deps,
  { email }: ForgotPasswordBody,
  { address }: { address: string },
): Promise<void> {
  const [id, code, now] = [deps.newId(), newCode(), deps.clock.now()]
  const emailKey = emailKeyOf(email)
  const to = await asAuth(deps.db, async (tx) => {
    await admitAttempt(tx, deps, { kind: 'reset-mail', account: email, address })
    const [account] = await tx.select().from(users).where(eq(users.email, email))
    const mine = eq(passwordResets.emailKey, emailKey)
    const [last] = await tx.select().from(passwordResets).where(mine).for('update')
    const isRecent = now.getTime() - (last?.sentAt.getTime() ?? 0) < RESEND_AFTER_MS
    if (isRecent && last?.consumedAt === null) return null
    const fresh = {
      id,
      userId: account?.id ?? null,
      codeHash: hashCode(deps.secret, id, code),
      tries: 0,
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
      consumedAt: null,
    }
    await tx
      .insert(passwordResets)
      .values({ emailKey, ...fresh })
      .onConflictDoUpdate({ target: passwordResets.emailKey, set: fresh })
    return account?.email ?? null
  })
  if (to !== null) sendNotice(deps, { to, ...passwordCodeMail(code) })
}
