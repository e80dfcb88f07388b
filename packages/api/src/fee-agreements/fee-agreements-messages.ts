/** The fallbacks for when the server gives no message. */
export const FEE_AGREEMENTS_MESSAGES = {
  list: 'Failed to load fee agreements',
  create: 'Failed to save fee agreement',
  update: 'Failed to save fee agreement',
  remove: 'Failed to delete fee agreement',
} as const
