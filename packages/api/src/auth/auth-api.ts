import { type CallOptions, createCall } from '../http/call'
import type { Http } from '../http/create-http'
import { once } from '../http/once'
import type {
  LoginBody,
  MfaRequired,
  OrganizationSummary,
  RefreshBody,
  Refreshed,
  RegisterBody,
  SignedIn,
  User,
} from './auth-contract'
import { API_LAYER_WINDOW_MS, createLoginThrottle } from './login-throttle'
import type { SwitchOrganizationBody } from './organizations-contract'
import type { MfaAttempt, MfaStatus, VerifyMfaBody } from './mfa-contract'
import type { ForgotPasswordBody, ResetPasswordBody } from './password-contract'

/** Signing out never keeps anyone waiting longer (spec §9). */
export const LOGOUT_TIMEOUT_MS = 5_000

/** For the calls that are signed with a token in hand; null sends none. */
export interface BearerOptions extends CallOptions {
  bearer: string | null
}

/** For the calls that the refresh cookie signs; null sends no CSRF header. */
export interface CsrfOptions extends CallOptions {
  csrf: string | null
}

/** The calls that a session is made of. Each is sent as it is: nothing is renewed, retried or signed by itself. */
export interface AuthApi {
  /** Throttled: a new try within 1 s of a refused one throws LoginThrottledError (spec §5). */
  login(body: LoginBody, options?: CallOptions): Promise<SignedIn | MfaRequired>
  /** Mails a code, or word that the e-mail has an account; `verifyMfa` opens an account with the code. */
  register(body: RegisterBody, options?: CallOptions): Promise<MfaRequired>
  /** Trades the mailed code for a sign-in; UnauthorizedError with `invalid_code` or `code_expired` otherwise. */
  verifyMfa(body: VerifyMfaBody, options?: CallOptions): Promise<SignedIn>
  /** Mails a new code; RateLimitedError within 30 s of the last one. */
  resendMfaCode(body: { mfaToken: string }, options?: CallOptions): Promise<MfaAttempt>
  /** Where the sign-in or registration stands that waits for its code. */
  getMfaAttempt(mfaToken: string, options?: CallOptions): Promise<MfaStatus>
  /** Mails a code if the account exists; never tells whether it does. */
  forgotPassword(body: ForgotPasswordBody, options?: CallOptions): Promise<void>
  /** Sets a new password with the mailed code, and ends all of the person's sessions; refused as verifyMfa is. */
  resetPassword(body: ResetPasswordBody, options?: CallOptions): Promise<void>
  /** Trades the refresh cookie for a new token; UnauthorizedError `refresh_refused` when the session has ended. */
  refresh(body: RefreshBody, options: CsrfOptions): Promise<Refreshed>
  /** Changes over to another organization of the bearer’s; ApiError `not_found` where they don’t work. */
  switchOrganization(body: SwitchOrganizationBody, options: BearerOptions & CsrfOptions): Promise<SignedIn>
  /** Ends the session on the server, within 5 s (spec §9). */
  logout(body: { global: boolean }, options: CsrfOptions & BearerOptions): Promise<void>
  /** Who the bearer belongs to (spec §7); UnauthorizedError for a dead one. */
  getCurrentUser(options: BearerOptions): Promise<User>
  /** Where that person works (spec §7). */
  getCurrentOrganization(options: BearerOptions): Promise<OrganizationSummary>
}

/** Loaded with the first call, so that the schemas cost nothing before a form is on view. */
const contract = once(() => import('./auth-endpoints'))

/** The unsigned client, which a session is built on. */
export function createAuthApi(http: Http): AuthApi {
  const call = createCall(http)
  const throttle = createLoginThrottle(API_LAYER_WINDOW_MS, http.platform.monotonicNow)
  return {
    login: (body, options) =>
      throttle.guard(() => call(async () => (await contract()).login, { body, ...options })),
    register: (body, options) => call(async () => (await contract()).register, { body, ...options }),
    verifyMfa: (body, options) => call(async () => (await contract()).verifyMfa, { body, ...options }),
    resendMfaCode: async (body, options) =>
      (await call(async () => (await contract()).resendMfaCode, { body, ...options })).attempt,
    getMfaAttempt: (token, options) =>
      call(async () => (await contract()).getMfaStatus, { query: { token }, ...options }),
    forgotPassword: async (body, options) => {
      await call(async () => (await contract()).forgotPassword, { body, ...options })
    },
    resetPassword: async (body, options) => {
      await call(async () => (await contract()).resetPassword, { body, ...options })
    },
    refresh: (body, options) => call(async () => (await contract()).refresh, { body, ...options }),
    switchOrganization: (body, options) =>
      call(async () => (await contract()).switchOrganization, { body, ...options }),
    logout: async (body, options) => {
      await call(async () => (await contract()).logout, { body, timeoutMs: LOGOUT_TIMEOUT_MS, ...options })
    },
    getCurrentUser: async (options) => {
      const answer = await call(async () => (await contract()).getCurrentUser, options)
      return 'user' in answer ? answer.user : answer
    },
    getCurrentOrganization: async (options) =>
      (await call(async () => (await contract()).getCurrentOrganization, options)).organization,
  }
}
