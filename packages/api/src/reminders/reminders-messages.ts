/** The fallbacks for when the server gives no message. */
export const REMINDERS_MESSAGES = {
  settings: 'Failed to load the reminders',
  updateSettings: 'Failed to save the reminders',
  ofAppointment: 'Failed to load the reminders',
  ofClient: 'Failed to load the reminders',
  setOfClient: 'Failed to save the reminders',
} as const

/** The same for clients, in words that everybody understands. */
export const VISIT_MESSAGES = {
  open: 'We can’t open your appointment',
  confirm: 'We can’t confirm your appointment',
  cancel: 'We can’t cancel your appointment',
  ask: 'We can’t send what you wrote',
  setReminders: 'We can’t save your answer',
} as const
