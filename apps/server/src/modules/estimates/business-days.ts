import { addDays } from '../../calendar-day'
import { publicHolidayDays } from '../holidays'

const SATURDAY = 6
const SUNDAY = 0

/** The federal holidays of the United States by year, as they were first asked for. */
const known = new Map<number, ReadonlySet<string>>()

/** Whether a day is one from Monday to Friday that is no federal holiday. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY && !federalHolidays(Number(day.slice(0, 4))).has(day)
}

/** The nth business day after `day`; of a negative number, before it. */
export function addBusinessDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1
  let [reached, left] = [day, Math.abs(count)]
  while (left > 0) {
    reached = addDays(reached, step)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}

function federalHolidays(year: number): ReadonlySet<string> {
  const days = known.get(year) ?? new Set(publicHolidayDays('US', year))
  known.set(year, days)
  return days
}
