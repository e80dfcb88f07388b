/** The fallbacks for when the server gives no message. */
export const PAYMENTS_MESSAGES = { record: 'Failed to record payment' } as const
