/** The fallbacks for when the server gives no message. */
export const INVITATIONS_MESSAGES = {
  list: 'Failed to load invitations',
  create: 'Failed to send the invitation',
  resend: 'Failed to send the invitation again',
  revoke: 'Failed to revoke the invitation',
  join: 'Failed to join',
  lookUp: 'Failed to open the invitation',
  accept: 'Failed to open your account',
} as const
