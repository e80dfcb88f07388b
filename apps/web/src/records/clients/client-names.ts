import type { Appointment } from '@oaklet/api/contract'

/** "James & Ana Bell", or the names of everyone in a group. */
export const clientNames = (appointment: Appointment): string =>
  appointment.clients.map(({ name }) => name).join(', ')
