import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { OpenRange, PartOfDay } from '@oaklet/api/contract'
import { dayBounds } from '../../calendar-day'
import { isHoursSaid, openAt, type OpenHours } from './open-hours'
import { both, joined, WHOLE_DAY } from './open-ranges'

const MINUTE_MS = 60_000
/** Appointments begin on a quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS
/** Where nobody has said when something is open. */
const WORKING_DAY: readonly OpenRange[] = [{ opens: '08:00', closes: '18:00' }]
const PARTS: Readonly<Record<PartOfDay, OpenRange>> = {
  morning: { opens: '00:00', closes: '12:00' },
  afternoon: { opens: '12:00', closes: '17:00' },
  evening: { opens: '17:00', closes: '24:00' },
}

/** From one instant to another, in epoch milliseconds. */
export interface Span {
  start: number
  end: number
}

interface Asked {
  /** The hours of one clinician. */
  hours: OpenHours
  /** Ids of locations; null is telehealth. */
  places: readonly (string | null)[]
  /** What the clinician and the client are doing, in any order. */
  busy: readonly Span[]
  minutes: number
  /** Epoch milliseconds. */
  notBefore: number
  part: PartOfDay | null
  /** The times of the day into which all of it has to fall; null where any will do. */
  within: readonly OpenRange[] | null
}

/** A time of a clinician, and the places at which it can be. */
export interface FoundOpening extends Span {
  places: readonly (string | null)[]
}

/**
 * A clinician’s openings on a day, one after the other: each begins on a quarter of an hour, at least when the one before
 * ends, and is open at one of the places for its whole length.
 */
export function openingsOn(date: string, asked: Asked): FoundOpening[] {
  const { hours, places, busy, notBefore, part, within } = asked
  const length = asked.minutes * MINUTE_MS
  const open = places.map((place) => ({
    place,
    spans: spansOf(both(openRanges(hours, place, date), within ?? WHOLE_DAY), date, hours.timeZone),
  }))
  const starts = part === null ? null : spansOf([PARTS[part]], date, hours.timeZone)
  const day = dayBounds(date, hours.timeZone)
  const found: FoundOpening[] = []
  let start = nextStep(Math.max(day.from.getTime(), notBefore))
  while (start < day.to.getTime()) {
    const span = { start, end: start + length }
    const inTheWay = busy.find((other) => other.start < span.end && other.end > span.start)
    const fitting = open.filter(({ spans }) => spans.some((one) => one.start <= start && span.end <= one.end))
    const isAsked = starts === null || starts.some((one) => one.start <= start && start < one.end)
    if (inTheWay !== undefined) start = Math.max(nextStep(inTheWay.end), start + STEP_MS)
    else if (fitting.length === 0 || !isAsked) start += STEP_MS
    else {
      found.push({ ...span, places: fitting.map(({ place }) => place) })
      start = nextStep(span.end)
    }
  }
  return found
}

const openRanges = (hours: OpenHours, place: string | null, date: string): readonly OpenRange[] => {
  const open = openAt(hours, place, date)
  return isHoursSaid(hours, place) ? open : both(open, WORKING_DAY)
}

/** The instants of ranges on a day; a time that clocks skip is the next that exists. */
function spansOf(ranges: readonly OpenRange[], date: string, timeZone: string): Span[] {
  const at = (time: string) =>
    time === '24:00'
      ? dayBounds(date, timeZone).to.getTime()
      : toZoned(toCalendarDateTime(parseDate(date), parseTime(time)), timeZone)
          .toDate()
          .getTime()
  return joined(ranges).map(({ opens, closes }) => ({ start: at(opens), end: at(closes) }))
}

/** The quarter of an hour at or after an instant; the zones of the world are whole quarters from UTC. */
const nextStep = (ms: number): number => Math.ceil(ms / STEP_MS) * STEP_MS
