import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { NewPassword } from './auth-contract'
import { MailedCode } from './mfa-contract'

const Email = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter your e-mail'), z.maxLength(320, 'Use at most 320 characters'))
const Done = z.object({ success: z.literal(true) })

/** Whose password was forgotten (spec §7). */
export const ForgotPasswordBody = z.object({ email: Email })
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>

/** The mailed code, and the password to have from now on. */
export const ResetPasswordBody = z.object({ email: Email, code: MailedCode, password: NewPassword })
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>

/** Mails a code if the account exists; the answer is the same if it doesn't. */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/password/forgot',
  access: 'public',
  body: ForgotPasswordBody,
  response: Done,
})

/**
 * Trades the mailed code for a new password, and ends all of the person's sessions. 401 `invalid_code` and
 * `code_expired` as with a sign-in, whether or not the account exists; 422 for a weak password costs no try.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'public',
  body: ResetPasswordBody,
  response: Done,
})
