/** The fallbacks for when the server gives no message. */
export const DASHBOARD_MESSAGES = { get: 'Failed to load the dashboard' } as const
