/** The fallbacks for when the server gives no message. */
export const FORM_TEMPLATES_MESSAGES = {
  list: 'Failed to load forms',
  get: 'Failed to load form',
  create: 'Failed to save form',
  update: 'Failed to save form',
  publish: 'Failed to publish form',
  discardDraft: 'Failed to discard changes',
  remove: 'Failed to delete form',
  retire: 'Failed to retire form',
  restore: 'Failed to restore form',
} as const
