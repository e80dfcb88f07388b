import { parseDate } from '@internationalized/date'
import { countWords, type EventWords } from '../AgendaList/count-words'
import type { TimedEvent } from '../TimeGrid/segments'
import { dateAt, longDate } from '../TimeGrid/time-words'

interface DayInWords {
  date: string
  count: number
  words: EventWords
  note: string | undefined
  isClosed: boolean
}

/** What a screen reader says of a day: its full date, its note, whether it is closed, and how much it holds. */
export const dayName = ({ date, count, words, note, isClosed }: DayInWords): string =>
  [longDate(date), note, isClosed ? 'closed' : undefined, countWords(count, words)].filter(Boolean).join(', ')

/** "day 2 of 3" of an event that touches several days; nothing of one that touches a single one. */
export function dayOfSeveral(
  { start, end }: Pick<TimedEvent, 'start' | 'end'>,
  date: string,
  timeZone: string,
): string | undefined {
  const first = parseDate(dateAt(start, timeZone))
  const last = parseDate(dateAt(end - 1, timeZone))
  const of = last.compare(first) + 1
  return of === 1 ? undefined : `day ${parseDate(date).compare(first) + 1} of ${of}`
}
