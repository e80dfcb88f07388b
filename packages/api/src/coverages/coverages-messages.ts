/** The fallbacks for when the server gives no message. */
export const COVERAGES_MESSAGES = {
  list: 'Failed to load coverage',
  create: 'Failed to save coverage',
  update: 'Failed to save coverage',
  remove: 'Failed to delete coverage',
  listAuthorizations: 'Failed to load authorizations',
  createAuthorization: 'Failed to save authorization',
  updateAuthorization: 'Failed to save authorization',
  removeAuthorization: 'Failed to delete authorization',
} as const
