/** The fallbacks for when the server gives no message. */
export const BILLING_MESSAGES = {
  home: 'Failed to load billing',
  credits: 'Failed to load credit',
  exportList: 'Failed to export list',
} as const
