import {
  type Appointment,
  type AppointmentStatus,
  type Attendance,
  isComing,
  takesPlace,
} from '@oaklet/api/contract'

/** What is said of whether a client came. */
export const ATTENDANCE_WORDS: Readonly<Record<Attendance, string>> = {
  expected: 'Expected',
  present: 'Present',
  no_show: 'No-show',
  late_cancelled: 'Late cancellation',
  excused: 'Excused',
}

type Shown = Pick<Appointment, 'clients' | 'status'>

/** Whether it is said of each client who came: of several clients, at a session that takes place. */
export const hasAttendance = ({ clients, status }: Shown): boolean => clients.length > 1 && takesPlace(status)

/** Whether it has to be said of some clients whether they came before the session is completed. */
export const isAttendanceDue = (appointment: Shown): boolean =>
  hasAttendance(appointment) && appointment.clients.some(({ attendance }) => attendance === 'expected')

/** "1 of 2 expected", or "came" once it is over; null where all of them come, and of one client. */
export function comingWords(appointment: Shown): string | null {
  const { clients, status } = appointment
  const coming = clients.filter(({ attendance }) => isComing(attendance)).length
  if (!hasAttendance(appointment) || coming === clients.length) return null
  return `${coming} of ${clients.length} ${status === 'completed' ? 'came' : 'expected'}`
}

/** How an appointment stands for one of its clients, who may have missed what took place with others. */
export function statusFor({ clients, status }: Shown, clientId: string): AppointmentStatus {
  const attendance = clients.find(({ id }) => id === clientId)?.attendance ?? 'expected'
  if (isComing(attendance) || !hasAttendance({ clients, status })) return status
  return attendance === 'no_show' || attendance === 'late_cancelled' ? attendance : 'cancelled_client'
}
