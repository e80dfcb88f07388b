import type { MfaRequired, RegisterBody } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { PendingRegistration } from '../../db/schema/mfa-challenges-table'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { keepMfaChallenge } from './keep-mfa-challenge'
import { admitAttempt } from './login-throttle'
import { newCode } from './mailed-code'
import { hashPassword } from './password'
import { registrationMail } from './mails/registration-mail'
import { sendNotice } from './send-notice'
import { weakPassword } from './weak-password'

/**
 * Keeps a registration until its code is entered, and mails one; an e-mail that has an account gets a mail
 * that says so, and no code. Both take the same steps, and neither mail is waited for.
 */
export async function register(
  deps: Deps,
  body: RegisterBody,
  { address }: { address: string },
): Promise<MfaRequired> {
  const weakness = weakPassword(body.password, body.email)
  if (weakness !== null) throw validationFailed([{ path: 'password', message: weakness }])
  const { deviceId, email, name, practiceName, timeZone, password } = body
  await asAuth(deps.db, (tx) => admitAttempt(tx, deps, { kind: 'mfa-mail', account: email, address }))
  const passwordHash = await hashPassword(password)
  const code = newCode()
  const [registration, answer] = await asAuth(deps.db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email))
    const pending: PendingRegistration = {
      email: account?.email ?? email,
      passwordHash: account === undefined ? passwordHash : null,
      name,
      practiceName,
      timeZone,
    }
    return [pending, await keepMfaChallenge(tx, deps, { deviceId, registration: pending }, code)]
  })
  sendNotice(deps, registrationMail(registration, code))
  return answer
}
