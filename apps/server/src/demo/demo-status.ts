import type { AppointmentStatus, Attendance } from '@oaklet/api/contract'
import { daysBetween } from '../calendar-day'
import type { Random } from './random'

export interface When {
  day: string
  startsAt: Date
  endsAt: Date
}

/** How an appointment would stand by now: done in the past, running at this moment, booked ahead. */
export function demoStatus(when: When, now: Date, today: string, random: Random): AppointmentStatus {
  const roll = random.next()
  if (when.day === today) {
    if (when.endsAt <= now) return roll < 0.9 ? 'completed' : 'no_show'
    if (when.startsAt <= now) return 'checked_in'
    return roll < 0.7 ? 'confirmed' : 'scheduled'
  }
  if (when.endsAt <= now) return pastStatus(roll)
  if (roll > 0.97) return 'cancelled_client'
  return daysBetween(today, when.day) <= 5 && roll < 0.6 ? 'confirmed' : 'scheduled'
}

function pastStatus(roll: number): AppointmentStatus {
  if (roll < 0.87) return 'completed'
  if (roll < 0.905) return 'no_show'
  if (roll < 0.935) return 'late_cancelled'
  return roll < 0.975 ? 'cancelled_client' : 'cancelled_clinician'
}

/** Who came, as the verbs that set a status note it. */
export function demoAttendance(status: AppointmentStatus): Attendance {
  if (status === 'completed' || status === 'checked_in') return 'present'
  return status === 'no_show' || status === 'late_cancelled' ? status : 'expected'
}
