export {
  createAuthApi,
  LOGOUT_TIMEOUT_MS,
  type AuthApi,
  type BearerOptions,
  type CsrfOptions,
} from './auth-api'
export type { MfaApi } from './mfa-api'
export { AUTH_MESSAGES, SIGN_IN_REFUSALS } from './auth-messages'
export { createLoginThrottle, LoginThrottledError, type LoginThrottle } from './login-throttle'
export {
  HeldRole,
  LoginBody,
  LogoutBody,
  MfaRequired,
  NewEmail,
  NewPassword,
  OrganizationSummary,
  RefreshBody,
  Refreshed,
  RegisterBody,
  SignedIn,
  User,
} from './auth-contract'
export { MailedCode, MfaAttempt, MfaStatus, PasswordConfirmed, VerifyMfaBody } from './mfa-contract'
export { ForgotPasswordBody, ResetPasswordBody } from './password-contract'
