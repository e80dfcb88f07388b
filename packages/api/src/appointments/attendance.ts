import { type AppointmentStatus, occupiesTime } from './appointment-status'

/** What is known of whether one client of an appointment came; `excused` is who said so in time, and pays nothing. */
export const ATTENDANCES = ['expected', 'present', 'no_show', 'late_cancelled', 'excused'] as const
/** One of {@link ATTENDANCES}. */
export type Attendance = (typeof ATTENDANCES)[number]

/** Whether the client is there, or is to be. */
export const isComing = (attendance: Attendance): boolean =>
  attendance === 'expected' || attendance === 'present'

/** Whether an appointment of the status takes place, so that it can be said who of its clients comes. */
export const takesPlace = (status: AppointmentStatus): boolean =>
  status !== 'requested' && occupiesTime(status)
