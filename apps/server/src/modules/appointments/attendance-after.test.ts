import { APPOINTMENT_STATUSES, nextAppointmentStatuses, type Attendance } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { attendanceAfter } from './attendance-after'

const after = (attendance: Attendance, ...steps: Parameters<typeof attendanceAfter>): Attendance => {
  const { from, to } = attendanceAfter(...steps)
  return from.includes(attendance) ? to : attendance
}

describe('a new status of an appointment', () => {
  it('says that who was expected came, and leaves what is known of the others', () => {
    expect(after('expected', 'scheduled', 'completed')).toBe('present')
    expect(after('no_show', 'checked_in', 'completed')).toBe('no_show')
    expect(after('excused', 'confirmed', 'checked_in')).toBe('excused')
  })

  it('says that nobody came, of whom nothing else is known', () => {
    expect(after('expected', 'scheduled', 'no_show')).toBe('no_show')
    expect(after('present', 'checked_in', 'late_cancelled')).toBe('late_cancelled')
    expect(after('excused', 'scheduled', 'no_show')).toBe('excused')
  })

  it('expects everybody again where it is brought back', () => {
    for (const attendance of ['no_show', 'late_cancelled', 'excused', 'expected'] as const) {
      expect(after(attendance, 'no_show', 'scheduled')).toBe('expected')
    }
  })

  it('keeps what is known while it is only confirmed', () => {
    for (const attendance of ['late_cancelled', 'present', 'excused'] as const) {
      expect(after(attendance, 'scheduled', 'confirmed')).toBe(attendance)
    }
  })

  it('never leaves somebody who came at one that is cancelled', () => {
    for (const before of APPOINTMENT_STATUSES) {
      for (const status of nextAppointmentStatuses(before).filter((one) => one.includes('cancelled'))) {
        expect(after('present', before, status)).not.toBe('present')
      }
    }
  })
})
