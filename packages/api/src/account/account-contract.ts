import * as z from 'zod/mini'
import { NewEmail, NewPassword, User } from '../auth/auth-contract'
import { MailedCode } from '../auth/mfa-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText } from '../wire/scalars'

const CurrentPassword = z
  .string()
  .check(z.minLength(1, 'Enter your current password'), z.maxLength(1000, 'Use at most 1000 characters'))

/** What a person may change about themselves at once. */
export const UpdateProfileBody = z.object({ name: requiredText(120, 'Enter your name') })
export type UpdateProfileBody = z.infer<typeof UpdateProfileBody>

/** The e-mail to sign in with from now on, and the password once more. */
export const RequestEmailChangeBody = z.object({ email: NewEmail, currentPassword: CurrentPassword })
export type RequestEmailChangeBody = z.infer<typeof RequestEmailChangeBody>

/** An e-mail that waits to be proved; times in seconds from now. */
export const EmailChange = z.object({ email: z.string(), expiresIn: z.number(), resendIn: z.number() })
export type EmailChange = z.infer<typeof EmailChange>

/** The code that was mailed to the new address. */
export const ConfirmEmailChangeBody = z.object({ code: MailedCode })
export type ConfirmEmailChangeBody = z.infer<typeof ConfirmEmailChangeBody>

/** The password that was, and the one to have from now on. */
export const ChangePasswordBody = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword })
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>

/** How many other sessions ended with it. */
export const SessionsEnded = z.object({ ended: z.int() })
export type SessionsEnded = z.infer<typeof SessionsEnded>

/** Changes the caller’s own name. */
export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/api/auth/me',
  access: 'signed-in',
  body: UpdateProfileBody,
  response: enveloped(User),
})

/**
 * Mails a code to the new address; the answer is the same when another account has it. A wrong
 * password is 422 at `currentPassword`: a 401 would mean that the session has ended.
 */
export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/api/auth/me/email',
  access: 'signed-in',
  body: RequestEmailChangeBody,
  response: enveloped(EmailChange),
})

/** Makes the address the caller’s own with the mailed code; one that is wrong or too late is 422 at `code`. */
export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/api/auth/me/email/confirm',
  access: 'signed-in',
  body: ConfirmEmailChangeBody,
  response: enveloped(User),
})

/** Sets a new password and ends all other sessions of the person; this one goes on. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/password/change',
  access: 'signed-in',
  body: ChangePasswordBody,
  response: enveloped(SessionsEnded),
})
