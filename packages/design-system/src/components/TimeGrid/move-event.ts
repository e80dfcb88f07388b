import { fromAbsolute, parseDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import { overlaps } from './lay-out-overlaps'
import type { DayColumn, Slot } from './slots'

export const MINUTE_MS = 60_000

/** A stretch of time in epoch ms. */
export interface Span {
  start: number
  end: number
}

export const MOVE_STEPS = ['earlier', 'later', 'previous-day', 'next-day', 'shorter', 'longer'] as const
export type MoveStep = (typeof MOVE_STEPS)[number]

const realSlots = (column: DayColumn | undefined): Slot[] =>
  (column?.slots ?? []).filter((slot): slot is Slot => slot !== null)

/** Keeps a span's length and its start inside the times that a day shows. */
export function keepWithin(span: Span, column: DayColumn | undefined): Span {
  const slots = realSlots(column)
  const [first, last] = [slots[0], slots.at(-1)]
  if (first === undefined || last === undefined) return span
  const latest = Math.max(first.start, Math.min(last.start, last.end - (span.end - span.start)))
  const start = Math.min(Math.max(span.start, first.start), latest)
  return { start, end: start + (span.end - span.start) }
}

/** The column whose date an instant falls on, or the nearest edge. */
function columnOf(columns: readonly DayColumn[], instant: number, timeZone: string): number {
  const date = fromAbsolute(instant, timeZone).toString().slice(0, 10)
  const at = columns.findIndex((column) => column.date >= date)
  return at === -1 ? columns.length - 1 : at
}

/** Puts a span on another date at the same time of day; a time skipped there moves on by the gap. */
function onDate(span: Span, date: string, timeZone: string): Span {
  const zoned = fromAbsolute(span.start, timeZone)
  const { year, month, day } = parseDate(date)
  const wall = toCalendarDateTime(zoned).set({ year, month, day })
  const start = toZoned(wall, timeZone).toDate().getTime()
  return { start, end: start + (span.end - span.start) }
}

/** One keyboard step of a move: by slot, by day, or of the end alone; it never leaves the days and times shown. */
export function moveSpan(
  span: Span,
  step: MoveStep,
  columns: readonly DayColumn[],
  timeZone: string,
  slotMinutes: number,
): Span {
  const slotMs = slotMinutes * MINUTE_MS
  const at = columnOf(columns, span.start, timeZone)
  const shifted = (by: number) => keepWithin({ start: span.start + by, end: span.end + by }, columns[at])
  switch (step) {
    case 'earlier':
      return shifted(-slotMs)
    case 'later':
      return shifted(slotMs)
    case 'previous-day':
    case 'next-day': {
      const target = columns[at + (step === 'next-day' ? 1 : -1)]
      return target ? keepWithin(onDate(span, target.date, timeZone), target) : span
    }
    case 'shorter':
      return span.end - slotMs > span.start ? { ...span, end: span.end - slotMs } : span
    case 'longer':
      return resizeTo(span, span.end + slotMs, columns[at], slotMs)
  }
}

/** Sets the end: after the start by at least `leastMs`, and not below the day's last row unless it was there already. */
export function resizeTo(span: Span, end: number, column: DayColumn | undefined, leastMs: number): Span {
  const lowest = Math.max(realSlots(column).at(-1)?.end ?? end, span.end)
  return { start: span.start, end: Math.max(Math.min(end, lowest), span.start + leastMs) }
}

/** Names what a span would stand on: "overlaps Leo Grant and 1 more". */
export function overlapWords(span: Span, others: readonly (Span & { title: string })[]): string | undefined {
  const met = others.filter((other) => overlaps(span, other))
  const [first] = met
  if (first === undefined) return undefined
  return met.length === 1 ? `overlaps ${first.title}` : `overlaps ${first.title} and ${met.length - 1} more`
}
