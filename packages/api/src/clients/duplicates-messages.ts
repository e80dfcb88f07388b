/** The fallbacks for when the server gives no message. */
export const DUPLICATES_MESSAGES = {
  list: 'Failed to load duplicates',
  mark: 'Failed to save that these are two people',
  unmark: 'Failed to list them again',
} as const
