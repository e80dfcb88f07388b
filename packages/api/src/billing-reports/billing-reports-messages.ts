/** The fallbacks for when the server gives no message. */
export const BILLING_REPORTS_MESSAGES = {
  load: 'Failed to load billing reports',
  export: 'Failed to export billing report',
} as const
