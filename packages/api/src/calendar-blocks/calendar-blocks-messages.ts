/** The fallbacks for when the server gives no message. */
export const CALENDAR_BLOCKS_MESSAGES = {
  list: 'Failed to load blocked times',
  create: 'Failed to block the time',
  update: 'Failed to change the blocked time',
  remove: 'Failed to delete the blocked time',
  met: 'Failed to load the appointments in this time',
  handleMet: 'Failed to change the appointments',
} as const
