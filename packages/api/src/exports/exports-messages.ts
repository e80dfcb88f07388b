/** The fallbacks for when the server gives no message. */
export const EXPORTS_MESSAGES = {
  list: 'Failed to load the exports',
  request: 'Failed to start the export',
  download: 'Failed to download the export',
} as const
