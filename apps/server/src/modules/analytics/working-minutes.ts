import { parseDateTime, toZoned } from '@internationalized/date'
import { daysIn, holidayDates, weekdayOf, type DateSpan, type OpenRange } from '@oaklet/api/contract'
import { addDays, dayBounds } from '../../calendar-day'
import { workingTime, type OpenHours } from '../availability'

const MINUTE_MS = 60_000

/** Days of the same weekday with the same holidays that are as long, under the first of them. */
export interface KindOfDay {
  date: string
  days: number
  holidays: OpenHours['holidays']
}

/** The days of a span by their kinds, of which there are few, however long it is. */
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

/** How long a clinician works at these places on all these days, by clocks that may be changed meanwhile. */
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
