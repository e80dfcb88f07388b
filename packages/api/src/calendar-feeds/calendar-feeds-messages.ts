/** The fallbacks for when the server gives no message. */
export const CALENDAR_FEEDS_MESSAGES = {
  list: 'Failed to load your calendar feeds',
  create: 'Failed to make the feed',
  revoke: 'Failed to end the feed',
} as const
