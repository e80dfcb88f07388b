/** What is said of a sign-in that the server allowed and that still can't be used (spec §5, §8). */
export const SIGN_IN_REFUSALS = {
  invalid_response: 'Login failed: Invalid response',
  missing_organization: 'Missing organization ID from server',
  missing_practice: 'No practice information available',
  superseded: 'Login failed',
  missing_mfa_attempt: 'MFA verification failed',
} as const

/** The fallbacks for when the server gives no message (spec §8). */
export const AUTH_MESSAGES = {
  login: 'Login failed',
  register: 'Registration failed',
  forgotPassword: 'Failed to send reset email',
  resetPassword: 'Failed to set the new password',
  verifyMfa: 'MFA verification failed',
  mfaStatus: 'Failed to get MFA status',
  enableMfa: 'Failed to enable MFA',
  disableMfa: 'Failed to disable MFA',
  missingPractice: SIGN_IN_REFUSALS.missing_practice,
} as const
