/** The fallbacks for when the server gives no message. */
export const NOTIFICATIONS_MESSAGES = {
  list: 'Failed to load notifications',
  setStatus: 'Failed to update notification',
  readAll: 'Failed to mark notifications as read',
  preferences: 'Failed to load notification choices',
  savePreferences: 'Failed to save notification choices',
} as const
