import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { SignedIn } from './auth-contract'

const AttemptToken = z.string().check(z.minLength(1), z.maxLength(200))

/** Six digits, as they stand in the e-mail; spaces around and between them don't matter. */
export const MailedCode = z.string().check(
  z.overwrite((typed) => typed.replace(/\s+/g, '')),
  z.regex(/^\d{6}$/, 'Enter the six digits from the e-mail'),
)

/** `mfaToken` stands for the sign-in or registration that asked for the code. */
export const VerifyMfaBody = z.object({
  mfaToken: AttemptToken,
  code: MailedCode,
  deviceId: z.uuid('The device id is not a UUID'),
})
export type VerifyMfaBody = z.infer<typeof VerifyMfaBody>

/** `mfaToken` stands for the sign-in or registration that waits for its code. */
export const ResendMfaCodeBody = z.object({ mfaToken: AttemptToken })
export type ResendMfaCodeBody = z.infer<typeof ResendMfaCodeBody>

/** Where a sign-in that waits for its code stands; all times in seconds from now. */
export const MfaAttempt = z.object({
  expiresIn: z.number(),
  /** 0 when a new code may be asked for. */
  resendIn: z.number(),
  triesLeft: z.int(),
})
export type MfaAttempt = z.infer<typeof MfaAttempt>

/** Whether signing in takes a code too; `destination` is the masked address that codes go to. */
export const MfaStatus = z.object({
  success: z.literal(true),
  enabled: z.boolean(),
  method: z.nullable(z.literal('email')),
  destination: z.string(),
  /** Of the sign-in that the `token` of the query stands for; null without one. */
  attempt: z.nullable(MfaAttempt),
})
export type MfaStatus = z.infer<typeof MfaStatus>

/** `token` is an `mfaToken`: with it, the call needs no bearer. An access token never stands in a URL. */
export const MfaStatusQuery = z.object({ token: z.optional(AttemptToken) })

/** The signed-in person’s own password, typed once more. */
export const ConfirmPasswordBody = z.object({
  password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(1000)),
})
export type ConfirmPasswordBody = z.infer<typeof ConfirmPasswordBody>

/** Proof that the person has just typed the password; good for `expiresIn` seconds, in the same session only. */
export const PasswordConfirmed = z.object({
  success: z.literal(true),
  token: z.string(),
  expiresIn: z.number(),
})
export type PasswordConfirmed = z.infer<typeof PasswordConfirmed>

/** `token` is the proof that {@link PasswordConfirmed} gave; without a good one the answer is 422 at `token`. */
export const ChangeMfaBody = z.object({
  token: z.string().check(z.minLength(1, 'Confirm your password first'), z.maxLength(1000)),
})
export type ChangeMfaBody = z.infer<typeof ChangeMfaBody>

/**
 * Trades the code for a sign-in, on the device that it was asked for on; a registration becomes an account. 401
 * `invalid_code` says how many tries are left, 401 `code_expired` means beginning again, 409 `email_taken` signing in.
 */
export const verifyMfa = endpoint({
  name: 'verifyMfa',
  method: 'POST',
  path: '/api/auth/mfa/verify',
  access: 'public',
  body: VerifyMfaBody,
  response: SignedIn,
})

/** Sends a new code, at most every 30 s (429 before); the tries already used stay used. */
export const resendMfaCode = endpoint({
  name: 'resendMfaCode',
  method: 'POST',
  path: '/api/auth/mfa/resend',
  access: 'public',
  body: ResendMfaCodeBody,
  response: z.object({ success: z.literal(true), attempt: MfaAttempt }),
})

/**
 * The signed-in person’s second step or, with `token`, that of a sign-in that waits for its code: 401 for
 * neither.
 */
export const getMfaStatus = endpoint({
  name: 'getMfaStatus',
  method: 'GET',
  path: '/api/auth/mfa/status',
  access: 'public',
  query: MfaStatusQuery,
  response: MfaStatus,
})

/** A wrong password is 422 at `password`: a 401 would mean that the session has ended. */
export const confirmPassword = endpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: '/api/auth/password/confirm',
  access: 'signed-in',
  body: ConfirmPasswordBody,
  response: PasswordConfirmed,
})

/** From the next sign-in on, a code by e-mail is asked for. */
export const enableEmailMfa = endpoint({
  name: 'enableEmailMfa',
  method: 'POST',
  path: '/api/auth/mfa/enable-email',
  access: 'signed-in',
  body: ChangeMfaBody,
  response: MfaStatus,
})

/** From the next sign-in on, the password is enough. */
export const disableMfa = endpoint({
  name: 'disableMfa',
  method: 'POST',
  path: '/api/auth/mfa/disable',
  access: 'signed-in',
  body: ChangeMfaBody,
  response: MfaStatus,
})
