/** The fallbacks for when the server gives no message. */
export const PAYERS_MESSAGES = {
  list: 'Failed to load payers',
  save: 'Failed to save billing settings',
  rules: 'Failed to load billing settings',
  removeRule: 'Failed to save billing settings',
} as const
