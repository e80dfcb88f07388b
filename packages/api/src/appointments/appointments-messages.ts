/** The fallbacks for when the server gives no message. */
export const APPOINTMENTS_MESSAGES = {
  list: 'Failed to load appointments',
  get: 'Failed to load appointment',
  daySheet: 'Failed to load the day sheet',
  create: 'Failed to add appointment',
  update: 'Failed to update appointment',
  move: 'Failed to move appointment',
  setStatus: 'Failed to change the appointment’s status',
} as const
