/** The fallbacks for when the server gives no message. */
export const APPOINTMENT_SERIES_MESSAGES = {
  preview: 'Failed to look through the dates',
  create: 'Failed to book the appointments',
  previewChange: 'Failed to look through the appointments',
  change: 'Failed to change the appointments',
  undo: 'Failed to undo the change',
  previewExtension: 'Failed to look through the dates',
  extend: 'Failed to book the appointments',
} as const
