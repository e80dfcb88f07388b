import { parseDateTime, toZoned } from '@internationalized/date'
import { daysIn, holidayDates, weekdayOf, type DateSpan, type OpenRange } from '@oaklet/api/contract'
import { addDays, dayBounds } from '../../../calendar-day'
import { workingTime, type OpenHours } from '../../availability'

const MINUTE_MS = 60_000

/** Days with the same weekday, holidays and length; `date` is the first of them. */
export interface KindOfDay {
  date: string
  days: number
  holidays: OpenHours['holidays']
}

/** Groups the days of a span by kind; there are few kinds, even in a long span. */
export function kindsOfDays({ holidays, timeZone }: OpenHours, span: DateSpan): KindOfDay[] {
  const closed = holidays.map((holiday) => ({
    holiday,
    dates: new Set(holidayDates(holiday, span.start, span.end)),
  }))
  const kinds = new Map<string, KindOfDay>()
  for (let day = 0; day < daysIn(span); day += 1) {
    const date = addDays(span.start, day)
    const { from, to } = dayBounds(date, timeZone)
    const closing = closed.filter(({ dates }) => dates.has(date)).map(({ holiday }) => holiday)
    const key = [weekdayOf(date), to.getTime() - from.getTime(), ...closing.map(({ id }) => id)].join()
    const kind = kinds.get(key) ?? { date, days: 0, holidays: closing }
    kinds.set(key, { ...kind, days: kind.days + 1 })
  }
  return [...kinds.values()]
}

/** Returns the minutes that a clinician works at these locations on all these days, with clock changes. */
export function workingMinutes(
  hours: OpenHours,
  locationIds: readonly string[],
  kinds: readonly KindOfDay[],
): number {
  const minutes = kinds.map(({ date, days, holidays }) => {
    const ranges = workingTime({ ...hours, holidays }, locationIds, date)
    return days * ranges.reduce((sum, range) => sum + minutesOf(range, date, hours.timeZone), 0)
  })
  return minutes.reduce((sum, each) => sum + each, 0)
}

function minutesOf({ opens, closes }: OpenRange, date: string, timeZone: string): number {
  const instantOf = (time: string) =>
    time === '24:00'
      ? dayBounds(date, timeZone).to
      : toZoned(parseDateTime(`${date}T${time}`), timeZone).toDate()
  return (instantOf(closes).getTime() - instantOf(opens).getTime()) / MINUTE_MS
}
