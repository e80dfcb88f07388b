/** The fallbacks for when the server gives no message. */
export const CLIENT_MEMBERS_MESSAGES = {
  list: 'Failed to load members',
  create: 'Failed to save member',
  update: 'Failed to save member',
  remove: 'Failed to take member out',
} as const
