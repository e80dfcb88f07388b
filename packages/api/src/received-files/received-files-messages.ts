/** The fallbacks for when the server gives no message. */
export const RECEIVED_FILES_MESSAGES = {
  list: 'Failed to load imported files',
  get: 'Failed to load imported file',
  importFile: 'Failed to import file',
  download: 'Failed to download file',
  ofClaim: 'Failed to load answers',
} as const
