import { type BusinessHours, type OpenRange, WEEKDAYS, type Weekday } from '@oaklet/api/contract'
import { DAY_WORDS } from '../../../records/hours/day-words'
import { isSameHours } from '../../../records/hours/hours-form'
import { dayHoursWords } from '../../../records/hours/hours-words'

/** `Mon to Fri 9:00 AM to 5:00 PM`: the days it is open, those alike and in a row together; null is the practice's hours. */
export function hoursSummary(hours: BusinessHours | null): string {
  if (hours === null) return 'The practice’s hours'
  const spans: { first: Weekday; last: Weekday; ranges: readonly OpenRange[] }[] = []
  for (const day of WEEKDAYS) {
    const before = spans.at(-1)
    if (before !== undefined && isSameHours(before.ranges, hours[day])) before.last = day
    else spans.push({ first: day, last: day, ranges: hours[day] })
  }
  const open = spans.filter(({ ranges }) => ranges.length > 0)
  return open.length === 0 ? 'Closed all week' : open.map(spanWords).join('; ')
}

const spanWords = ({
  first,
  last,
  ranges,
}: {
  first: Weekday
  last: Weekday
  ranges: readonly OpenRange[]
}) => `${first === last ? short(first) : `${short(first)} to ${short(last)}`} ${dayHoursWords(ranges)}`

const short = (day: Weekday): string => DAY_WORDS[day].slice(0, 3)
