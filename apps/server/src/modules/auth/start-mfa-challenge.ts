import type { MfaRequired } from '@oaklet/api/contract'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { keepMfaChallenge } from './keep-mfa-challenge'
import { admitAttempt } from './login-throttle'
import { newCode } from './mailed-code'
import { signInCodeMail } from './mails/sign-in-code-mail'
import { sendCode } from './send-code'

/** Whose password was right, and where. */
export interface MfaSubject {
  userId: string
  email: string
  organizationId: string
  deviceId: string
  address: string
}

/** Mails a code, and keeps the sign-in waiting for it. */
export async function startMfaChallenge(deps: Deps, subject: MfaSubject): Promise<MfaRequired> {
  const { userId, email, organizationId, deviceId, address } = subject
  const attempt = { kind: 'mfa-mail', account: userId, address } as const
  await asAuth(deps.db, (tx) => admitAttempt(tx, deps, attempt))
  const code = newCode()
  // Sent before it is kept, so that a failure leaves nothing to clear away.
  await sendCode(deps, { to: email, ...signInCodeMail(code) }, attempt)
  return asAuth(deps.db, (tx) => keepMfaChallenge(tx, deps, { userId, organizationId, deviceId }, code))
}
