/** The fallbacks for when the server gives no message (spec §8). */
export const AUTH_MESSAGES = {
  login: 'Login failed',
  invalidLoginAnswer: 'Login failed: Invalid response',
  register: 'Registration failed',
  forgotPassword: 'Failed to send reset email',
  verifyMfa: 'MFA verification failed',
  mfaStatus: 'Failed to get MFA status',
  enableMfa: 'Failed to enable MFA',
  disableMfa: 'Failed to disable MFA',
  missingOrganization: 'Missing organization ID from server',
  missingPractice: 'No practice information available',
} as const
