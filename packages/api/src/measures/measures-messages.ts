/** The fallbacks for when the server gives no message. */
export const MEASURES_MESSAGES = {
  list: 'Failed to load measures',
  record: 'Failed to record measure',
  acknowledge: 'Failed to save the conversation',
  markError: 'Failed to mark measure as entered in error',
} as const
