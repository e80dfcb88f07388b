/** The fallbacks for when the server gives no message. */
export const ESTIMATES_MESSAGES = {
  list: 'Failed to load estimates',
  get: 'Failed to load estimate',
  due: 'Failed to load estimates that are due',
  create: 'Failed to save estimate',
  update: 'Failed to save estimate',
  remove: 'Failed to delete estimate',
  send: 'Failed to send estimate',
  download: 'Failed to download estimate',
} as const
