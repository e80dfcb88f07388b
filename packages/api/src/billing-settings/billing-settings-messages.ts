/** The fallbacks for when the server gives no message. */
export const BILLING_SETTINGS_MESSAGES = {
  get: 'Failed to load billing settings',
  update: 'Failed to save billing settings',
} as const
