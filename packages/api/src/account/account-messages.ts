/** The fallbacks for when the server gives no message. */
export const ACCOUNT_MESSAGES = {
  updateProfile: 'Failed to save your name',
  requestEmailChange: 'Failed to send the code',
  confirmEmailChange: 'Failed to change your e-mail',
  changePassword: 'Failed to change your password',
  sessions: 'Failed to load your devices',
  endSession: 'Failed to sign the device out',
  endOtherSessions: 'Failed to sign the other devices out',
  organizations: 'Failed to load your organizations',
  switchOrganization: 'Failed to change over to the other organization',
  preferences: 'Failed to load your preferences',
  updatePreferences: 'Failed to save your preferences',
} as const
