/** The fallbacks for when the server gives no message. */
export const APPOINTMENT_SERIES_MESSAGES = {
  preview: 'Failed to look through the dates',
  create: 'Failed to book the appointments',
} as const
