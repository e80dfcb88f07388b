/** The fallbacks for when the server gives no message. */
export const CARDS_MESSAGES = {
  list: 'Failed to load cards',
  save: 'Failed to save card',
  remove: 'Failed to remove card',
} as const
