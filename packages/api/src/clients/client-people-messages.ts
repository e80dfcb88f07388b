/** The fallbacks for when the server gives no message. */
export const CLIENT_PEOPLE_MESSAGES = {
  create: 'Failed to save person',
  update: 'Failed to save person',
  remove: 'Failed to delete person',
} as const
