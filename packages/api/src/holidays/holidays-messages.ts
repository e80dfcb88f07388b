/** The fallbacks for when the server gives no message (spec §8). */
export const HOLIDAYS_MESSAGES = {
  list: 'Failed to load holidays',
  create: 'Failed to add holiday',
  update: 'Failed to update holiday',
  remove: 'Failed to delete holiday',
} as const
