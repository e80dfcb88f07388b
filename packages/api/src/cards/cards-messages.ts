/** The fallbacks for when the server gives no message. */
export const CARDS_MESSAGES = {
  list: 'Failed to load cards',
  save: 'Failed to save card',
  autopay: 'Failed to load Autopay',
  saveAutopay: 'Failed to save Autopay',
  remove: 'Failed to remove card',
} as const
