/** The fallbacks for when the server gives no message (spec §8). */
export const LOCATIONS_MESSAGES = {
  list: 'Failed to load locations',
  create: 'Failed to add location',
  update: 'Failed to update location',
  remove: 'Failed to delete location',
  setPrimary: 'Failed to set primary location',
  holidays: 'Failed to load holidays',
} as const
