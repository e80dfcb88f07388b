import { type DayOfWeek, parseDate } from '@internationalized/date'
import { countWords, type EventWords } from '../../AgendaList/count-words'
import { dayEntries, type DayEntry } from '../../AgendaList/day-entries'
import { eventDays, type EventDay } from '../../AgendaList/event-days'
import type { TimedEvent } from '../../TimeGrid/model/segments'
import type { TimeGridEvent } from '../../TimeGrid/time-grid-event'
import { dateAt, longDate } from '../../TimeGrid/words/time-words'
import { monthOf, weeksOfMonth } from './month-weeks'
import { weekLanes } from './week-lanes'

/** How many lines a day has room for, the one for what is left over included. */
export const MOST_LINES = 4

/** The piece of an event that one day shows. */
export interface Piece extends DayEntry {
  lane: number
  /** It is drawn as part of a bar: no time, and joined to its neighbours. */
  isBar: boolean
  /** The bar comes from the day before, or goes on to the day after, on this line of this week. */
  joinsBefore: boolean
  joinsAfter: boolean
  /** Over how many days of this week its words may run from here. */
  reach: number
}

export interface DayModel {
  day: EventDay
  key: string
  name: string
  note: string | undefined
  isOutside: boolean
  isClosed: boolean
  pieces: readonly Piece[]
  /** How many events have no line of their own, and the key of the line that says so. */
  hidden: number
  moreKey: string
}

interface MonthOptions {
  month: string
  timeZone: string
  locale: string
  weekStartsOn: DayOfWeek | undefined
  words: EventWords
  closed: ReadonlySet<string>
  notes: ReadonlyMap<string, string>
  /** Whether what has no line may be left to the day's own view. */
  mayHide: boolean
}

/** Everything a month shows, week by week, ready to draw and to walk through. */
export function monthModel(options: MonthOptions, events: readonly TimeGridEvent[]): DayModel[][] {
  const { month, timeZone, locale, weekStartsOn } = options
  const weeks = weeksOfMonth(month, locale, weekStartsOn)
  const days = eventDays(weeks.flat(), timeZone, events)
  return weeks.map((week, index) =>
    weekModel(days.slice(index * week.length, (index + 1) * week.length), options),
  )
}

function weekModel(week: readonly EventDay[], options: MonthOptions): DayModel[] {
  const lanes = weekLanes(week)
  const shown = lanes.map((lines) =>
    options.mayHide && lines.length > MOST_LINES ? lines.slice(0, MOST_LINES - 1) : lines,
  )
  return week.map((day, index) => {
    const { date } = day
    const entries = new Map(dayEntries(day, options.timeZone).map((entry) => [entry.event, entry]))
    const pieces = (shown[index] ?? []).flatMap((timed, lane): Piece[] => {
      const entry = timed && entries.get(timed.event)
      if (timed === undefined || entry === undefined) return []
      const holds = (at: number) => shown[at]?.[lane] === timed
      let reach = 1
      while (holds(index + reach)) reach += 1
      const several = dayOfSeveral(timed, date, options.timeZone)
      return [
        {
          ...entry,
          name: several === undefined ? entry.name : `${entry.name}, ${several}`,
          lane,
          isBar: several !== undefined || entry.isWholeDay,
          joinsBefore: holds(index - 1),
          joinsAfter: reach > 1,
          reach,
        },
      ]
    })
    const note = options.notes.get(date)
    const isClosed = options.closed.has(date)
    const count = day.events.length
    return {
      day,
      key: `day:${date}`,
      name: dayName({ date, count, words: options.words, note, isClosed }),
      note,
      isOutside: monthOf(date) !== options.month,
      isClosed,
      pieces,
      hidden: count - pieces.length,
      moreKey: `more:${date}`,
    }
  })
}

interface DayInWords {
  date: string
  count: number
  words: EventWords
  note: string | undefined
  isClosed: boolean
}

/** Returns what a screen reader says of a day: its full date, its note, whether it is closed, and how much it holds. */
const dayName = ({ date, count, words, note, isClosed }: DayInWords): string =>
  [longDate(date), note, isClosed ? 'closed' : undefined, countWords(count, words)].filter(Boolean).join(', ')

/** "day 2 of 3" of an event that touches several days; nothing of one that touches a single one. */
function dayOfSeveral(
  { start, end }: Pick<TimedEvent, 'start' | 'end'>,
  date: string,
  timeZone: string,
): string | undefined {
  const first = parseDate(dateAt(start, timeZone))
  const last = parseDate(dateAt(end - 1, timeZone))
  const of = last.compare(first) + 1
  return of === 1 ? undefined : `day ${parseDate(date).compare(first) + 1} of ${of}`
}
