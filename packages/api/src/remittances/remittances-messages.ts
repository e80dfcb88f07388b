/** The fallbacks for when the server gives no message. */
export const REMITTANCES_MESSAGES = {
  list: 'Failed to load remittances',
  get: 'Failed to load remittance',
  importFile: 'Failed to import file',
  type: 'Failed to save payment',
  retype: 'Failed to save payment',
  remove: 'Failed to delete payment',
  decide: 'Failed to save remittance',
  post: 'Failed to post remittance',
  undo: 'Failed to undo posting',
  book: 'Failed to load claim',
} as const
