import type { CalendarDate } from '@internationalized/date'
import { daysBetween } from '../calendar-day'
import type { DemoOrganization } from './demo-organizations'
import { publicHolidays } from './public-holidays'

const CHRISTMAS_EVE = '12-24'
const VACATION_EVERY_WEEKS = 22

/** Public holidays, Christmas Eve, and a week off for each clinician about every five months. */
export function isFreeDay(organization: DemoOrganization, clinicianId: string, date: CalendarDate): boolean {
  const day = date.toString()
  if (day.endsWith(CHRISTMAS_EVE) || datesOf(date.year).has(day)) return true
  const index = organization.staff.findIndex(({ id }) => id === clinicianId)
  const week = Math.floor(daysBetween('2024-01-01', day) / 7)
  return week % VACATION_EVERY_WEEKS === (index * 5) % VACATION_EVERY_WEEKS
}

/** A year's public holidays; asked for each client and day, so worked out once. */
const known = new Map<number, ReadonlySet<string>>()
function datesOf(year: number): ReadonlySet<string> {
  const dates = known.get(year) ?? new Set(publicHolidays(year).map(({ date }) => date))
  known.set(year, dates)
  return dates
}
