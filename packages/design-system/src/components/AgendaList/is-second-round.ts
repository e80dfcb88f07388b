import { fromAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { DayFrame } from '../TimeGrid/slots'

const DAY_MS = 86_400_000

/** Whether an instant lies in the second round of an hour that clocks go through twice. */
export function isSecondRound(instant: number, day: DayFrame, timeZone: string): boolean {
  if (day.end - day.start <= DAY_MS || instant < day.start || instant >= day.end) return false
  const wall = toCalendarDateTime(fromAbsolute(instant, timeZone))
  return toZoned(wall, timeZone, 'earlier').toDate().getTime() < instant
}
