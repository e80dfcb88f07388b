import { type AppointmentStatus, type Attendance, occupiesTime, takesPlace } from '@oaklet/api/contract'

/** Clients who are marked with one of `from` and are marked `to` from then on. */
export interface AttendanceChange {
  from: readonly Attendance[]
  to: Attendance
}

/**
 * What a new status of an appointment says of whether its clients came. Of a session of several, who was marked
 * otherwise before stays so; once it is brought back, all are expected again.
 */
export function attendanceAfter(before: AppointmentStatus, status: AppointmentStatus): AttendanceChange {
  if (status === 'checked_in' || status === 'completed') return { from: ['expected'], to: 'present' }
  if (status === 'no_show' || status === 'late_cancelled') {
    return { from: ['expected', 'present'], to: status }
  }
  if (!takesPlace(status)) return { from: ['present'], to: 'expected' }
  const isBroughtBack = !occupiesTime(before)
  return { from: isBroughtBack ? ['no_show', 'late_cancelled', 'excused'] : [], to: 'expected' }
}
