import type { TimeGridEvent } from '../time-grid-event'
import { longDate, spanWords } from './time-words'

interface EventPlace {
  start: number
  end: number
  timeZone: string
  /** Whose column it is in. */
  whose?: string | undefined
  overlap: { place: number; of: number }
}

/** The dot between the parts of a detail is for the eyes: a screen reader would say "middle dot". */
const spokenDetail = ({ detail }: TimeGridEvent) => detail?.replaceAll(' · ', ', ')

/**
 * Returns what a screen reader says of an event: title, date, start to end, status, detail, and its place among those
 * that overlap.
 */
export function eventName(event: TimeGridEvent, place: EventPlace): string {
  const { overlap } = place
  return [
    event.title,
    place.whose,
    spanWords(place.start, place.end, place.timeZone),
    event.statusWord,
    spokenDetail(event),
    overlap.of > 1 ? `${overlap.place} of ${overlap.of} overlapping` : undefined,
  ]
    .filter(Boolean)
    .join(', ')
}

interface AllDayPlace {
  /** The first and the last of its dates. */
  first: string
  last: string
  whose: string | undefined
}

/** Returns what a screen reader says of an event of whole days: title, dates, status, detail. */
export function allDayName(event: TimeGridEvent, { first, last, whose }: AllDayPlace): string {
  const dates = first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`
  return [event.title, whose, dates, 'all day', event.statusWord, spokenDetail(event)]
    .filter(Boolean)
    .join(', ')
}

/** What a cell counts: "no appointments", "1 appointment". */
export interface CountWords {
  one: string
  other: string
}

interface CellPlace {
  /** In words: "Tuesday, November 17", after whose day it is: "Dr. Wren, Tuesday, November 17". */
  day: string
  /** In words: "9:00 AM", "1:00 AM EST" where clocks show it twice. */
  time: string
  /** What takes this time without an event. */
  notes?: readonly { label: string }[]
  count: number
  words: CountWords
  isClosed: boolean
}

/**
 * Returns what a screen reader says of a slot: its full date, time, what takes it or whether it is outside business
 * hours, and how many events it has.
 */
export function cellName({ day, time, notes = [], count, words, isClosed }: CellPlace): string {
  const amount = count === 0 ? `no ${words.other}` : `${count} ${count === 1 ? words.one : words.other}`
  const taken = notes.length > 0 ? notes.map(({ label }) => label) : [isClosed && 'closed']
  return [day, time, ...taken, amount].filter(Boolean).join(', ')
}
