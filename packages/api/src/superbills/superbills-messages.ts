/** The fallbacks for when the server gives no message. */
export const SUPERBILLS_MESSAGES = {
  list: 'Failed to load superbills',
  get: 'Failed to load superbill',
  candidates: 'Failed to load sessions for superbills',
  create: 'Failed to save superbill',
  remove: 'Failed to delete superbill',
  issue: 'Failed to issue superbill',
  send: 'Failed to send superbill',
  voidIssued: 'Failed to void superbill',
  download: 'Failed to download superbill',
} as const
