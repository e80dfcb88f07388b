/** The fallbacks for when the server gives no message. */
export const SERVICES_MESSAGES = {
  list: 'Failed to load services',
  save: 'Failed to save billing settings',
} as const
