/** The fallbacks for when the server gives no message. */
export const STAFF_MESSAGES = {
  listClinicians: 'Failed to load clinicians',
  list: 'Failed to load staff',
  get: 'Failed to load this person',
  update: 'Failed to save this person',
  access: 'Failed to load what this person may do',
  setAssignments: 'Failed to save roles and practices',
  openAppointments: 'Failed to load this person’s appointments',
  deactivate: 'Failed to deactivate this person',
  reactivate: 'Failed to reactivate this person',
} as const
