/** The fallbacks for when the server gives no message. */
export const AUDIT_MESSAGES = {
  list: 'Failed to load the audit log',
  export: 'Failed to export the audit log',
} as const
