/** The fallbacks for when the server gives no message (spec §8: AI search failure). */
export const SEARCH_MESSAGES = {
  ask: 'Failed to process your search. Please try again.',
  suggest: 'Failed to load suggestions',
} as const
