import * as z from 'zod/mini'
import { PermissionName } from '../access/permission-contract'
import { endpoint } from '../wire/endpoint'
import { emailText, Id, requiredText, TimeZone } from '../wire/scalars'

/** A role as the person holds it. */
export const HeldRole = z.object({ id: Id, name: z.string(), permissions: z.array(PermissionName) })
export type HeldRole = z.infer<typeof HeldRole>

/** The signed-in person (spec §3). `permissions` is the union over `roles` (spec §6). */
export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  organizationId: z.nullable(Id),
  organizationName: z.nullable(z.string()),
  practiceId: z.nullable(Id),
  currentPractice: z.nullable(Id),
  assignedPractices: z.array(Id),
  /** The person's staff record in this organization: what appointments name as clinician. */
  staffId: z.nullable(Id),
  roles: z.array(HeldRole),
  permissions: z.array(PermissionName),
})
export type User = z.infer<typeof User>

/** What a login sends (spec §7). `deviceId` is made once per browser. */
export const LoginBody = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Enter your e-mail'), z.maxLength(320)),
  password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(1000)),
  deviceId: z.uuid('The device id is not a UUID'),
})
export type LoginBody = z.infer<typeof LoginBody>

/** A life in seconds, 900 where the server doesn't say (spec §3); its end, in epoch seconds, is never relied on. */
const tokenLife = {
  expiresIn: z._default(z.number().check(z.positive()), 900),
  expiresAt: z.optional(z.number()),
}

/** A success. A `refreshToken` that an answer may carry is dropped here, so it can't be stored (spec §3). */
export const SignedIn = z.object({
  success: z.literal(true),
  requiresMfa: z.optional(z.literal(false)),
  token: z.string(),
  csrfToken: z.string(),
  user: User,
  ...tokenLife,
})
export type SignedIn = z.infer<typeof SignedIn>

/** A code is still needed, after a right password or a registration; `mfaToken` stands for the attempt. */
export const MfaRequired = z.object({
  success: z.literal(true),
  requiresMfa: z.literal(true),
  mfaToken: z.string(),
})
export type MfaRequired = z.infer<typeof MfaRequired>

/** 12 to 128 characters; the server also refuses the most common ones and the e-mail itself. */
export const NewPassword = z
  .string()
  .check(z.minLength(12, 'Use at least 12 characters'), z.maxLength(128, 'Use at most 128 characters'))

/** An e-mail to sign in with. */
export const NewEmail = emailText('name@practice.com')

/** A new owner and their practice (spec §7, and what an organization can’t be without). */
export const RegisterBody = z.object({
  email: NewEmail,
  password: NewPassword,
  deviceId: z.uuid('The device id is not a UUID'),
  name: requiredText(120, 'Enter your name'),
  practiceName: requiredText(120, 'Enter the name of your practice'),
  timeZone: TimeZone,
})
export type RegisterBody = z.infer<typeof RegisterBody>

/** What a refresh sends (spec §7): `username` is the e-mail; who it is, the cookie proves. */
export const RefreshBody = z.object({ username: z.string().check(z.maxLength(320)), deviceId: z.uuid() })
export type RefreshBody = z.infer<typeof RefreshBody>

/** Either `token` or `accessToken` carries the new access token (spec §7). */
export const Refreshed = z.object({
  success: z.literal(true),
  token: z.optional(z.string()),
  accessToken: z.optional(z.string()),
  csrfToken: z.optional(z.string()),
  /** The organization that the session belongs to: another tab may have changed over meanwhile. */
  organizationId: z.optional(Id),
  ...tokenLife,
})
export type Refreshed = z.infer<typeof Refreshed>

/** The organization of the signed-in person, and where they work in it (spec §3). */
export const OrganizationSummary = z.object({
  id: Id,
  name: z.string(),
  practiceId: z.nullable(Id),
  practiceName: z.nullable(z.string()),
  assignedPractices: z.array(Id),
  userRole: z.string(),
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

/** The user in an envelope, or bare (spec §7). */
const CurrentUser = z.union([z.object({ success: z.literal(true), user: User }), User])

const Done = z.object({ success: z.literal(true) })

/**
 * Trades e-mail and password for a sign-in, or for a code to be asked for: 401 `invalid_credentials`, 429 when
 * throttled.
 */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: LoginBody,
  response: z.union([SignedIn, MfaRequired]),
})

/**
 * Mails a code to a new owner; `verifyMfa` trades it for an organization with its first practice and their sign-in.
 * An e-mail that has an account gets the same answer, and a mail that says so: no code is ever right then.
 */
export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: RegisterBody,
  response: MfaRequired,
})

/** Authenticated by the refresh cookie alone, and only same-origin. */
export const refresh = endpoint({
  name: 'refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  body: RefreshBody,
  response: Refreshed,
})

/** `global` ends all sessions of the person, not only this one (spec §7). */
export const LogoutBody = z.object({ global: z.boolean() })

/** Ends the caller’s session; with `global`, all sessions of the person (spec §7). */
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  body: LogoutBody,
  response: Done,
})

/** Who is signed in. */
export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  response: CurrentUser,
})

/** Where the signed-in person works. */
export const getCurrentOrganization = endpoint({
  name: 'getCurrentOrganization',
  method: 'GET',
  path: '/api/auth/me/organization',
  access: 'signed-in',
  response: z.object({ success: z.literal(true), organization: OrganizationSummary }),
})
