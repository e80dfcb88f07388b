/** The fallbacks for when the server gives no message. */
export const STATEMENTS_MESSAGES = {
  list: 'Failed to load statements',
  get: 'Failed to load statement',
  candidates: 'Failed to load clients who owe',
  create: 'Failed to save statement',
  remove: 'Failed to delete statement',
  send: 'Failed to send statement',
  download: 'Failed to download statement',
} as const
