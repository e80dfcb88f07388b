/** The fallbacks for when the server gives no message. */
export const ROLES_MESSAGES = {
  list: 'Failed to load roles',
  create: 'Failed to add the role',
  update: 'Failed to save the role',
  remove: 'Failed to delete the role',
  preview: 'Failed to work out who gains or loses what',
} as const
