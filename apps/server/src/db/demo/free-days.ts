import { getDayOfWeek, type CalendarDate } from '@internationalized/date'
import { daysBetween } from '../../calendar-day'
import type { DemoOrganization } from './demo-organizations'

const FIXED_HOLIDAYS = ['01-01', '07-04', '12-24', '12-25']
const VACATION_EVERY_WEEKS = 22

/** Holidays, and a week off for each clinician about every five months. */
export function isFreeDay(organization: DemoOrganization, clinicianId: string, date: CalendarDate): boolean {
  const day = date.toString()
  if (FIXED_HOLIDAYS.includes(day.slice(5)) || isThanksgiving(date)) return true
  const index = organization.staff.findIndex(({ id }) => id === clinicianId)
  const week = Math.floor(daysBetween('2024-01-01', day) / 7)
  return week % VACATION_EVERY_WEEKS === (index * 5) % VACATION_EVERY_WEEKS
}

/** The fourth Thursday of November. */
const isThanksgiving = (date: CalendarDate): boolean =>
  date.month === 11 && date.day >= 22 && date.day <= 28 && getDayOfWeek(date, 'en-US') === 4
