/** The fallbacks for when the server gives no message. */
export const STAFF_MESSAGES = { listClinicians: 'Failed to load clinicians' } as const
