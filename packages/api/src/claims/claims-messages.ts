/** The fallbacks for when the server gives no message. */
export const CLAIMS_MESSAGES = {
  list: 'Failed to load claims',
  get: 'Failed to load claim',
  candidates: 'Failed to load sessions for claims',
  create: 'Failed to save claim',
  update: 'Failed to save claim',
  remove: 'Failed to delete claim',
  submit: 'Failed to send claim',
  accept: 'Failed to save claim',
  reject: 'Failed to save claim',
  voidSent: 'Failed to void claim',
  download: 'Failed to download claim',
  batches: 'Failed to load claim files',
  createBatch: 'Failed to make claim file',
  markBatchSent: 'Failed to send claim',
  removeBatch: 'Failed to delete claim file',
  downloadBatch: 'Failed to download claim file',
} as const
