/** The fallbacks for when the server gives no message. */
export const DOCUMENTS_MESSAGES = {
  list: 'Failed to load documents',
  get: 'Failed to load document',
  create: 'Failed to save document',
  update: 'Failed to save document',
  retire: 'Failed to retire document',
  restore: 'Failed to restore document',
  listSignatures: 'Failed to load signed documents',
  getSignature: 'Failed to load signed document',
  downloadSignature: 'Failed to load signed document',
} as const
