/** The fallbacks for when the server gives no message. */
export const APPOINTMENTS_MESSAGES = {
  list: 'Failed to load appointments',
  get: 'Failed to load appointment',
  openings: 'Failed to look for a time',
  daySheet: 'Failed to load the day sheet',
  create: 'Failed to add appointment',
  update: 'Failed to update appointment',
  move: 'Failed to move appointment',
  setStatus: 'Failed to change the appointment’s status',
  setAttendance: 'Failed to save the attendance',
} as const
