/** The fallbacks for when the server gives no message. */
export const BILLING_PROFILES_MESSAGES = {
  list: 'Failed to load billing settings',
  save: 'Failed to save billing settings',
} as const
