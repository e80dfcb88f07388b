/** The fallbacks for when the server gives no message. */
export const CLIENT_FILES_MESSAGES = {
  list: 'Failed to load files',
  add: 'Failed to save file',
  update: 'Failed to save file',
  replace: 'Failed to replace file',
  remove: 'Failed to delete file',
  restore: 'Failed to restore file',
  download: 'Failed to load file',
} as const
