/** The fallbacks for when the server gives no message. */
export const CALENDAR_BLOCKS_MESSAGES = {
  list: 'Failed to load blocked times',
  create: 'Failed to block the time',
  update: 'Failed to change the blocked time',
  remove: 'Failed to delete the blocked time',
} as const
