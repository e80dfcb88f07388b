import { fromAbsolute, parseDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import { standsIn } from '../model/grid-columns'
import { overlaps } from '../model/lay-out-overlaps'
import type { DayColumn, Slot } from '../model/slots'

export const MINUTE_MS = 60_000

/** A period in epoch ms. */
export interface Span {
  start: number
  end: number
}

/** A period and the resource it belongs to. */
export interface Spot extends Span {
  resourceId?: string | undefined
}

export const MOVE_STEPS = ['earlier', 'later', 'previous-day', 'next-day', 'shorter', 'longer'] as const
export type MoveStep = (typeof MOVE_STEPS)[number]

const realSlots = (column: DayColumn | undefined): Slot[] =>
  (column?.slots ?? []).filter((slot): slot is Slot => slot !== null)

/** Moves a span into the times that a day shows, without changing its length. */
export function keepWithin<Kept extends Span>(span: Kept, column: DayColumn | undefined): Kept {
  const slots = realSlots(column)
  const [first, last] = [slots[0], slots.at(-1)]
  if (first === undefined || last === undefined) return span
  const latest = Math.max(first.start, Math.min(last.start, last.end - (span.end - span.start)))
  const start = Math.min(Math.max(span.start, first.start), latest)
  return { ...span, start, end: start + (span.end - span.start) }
}

/** The column that a spot stands in, its own on that date, or the nearest edge. */
function columnOf(columns: readonly DayColumn[], spot: Spot, timeZone: string): number {
  const date = fromAbsolute(spot.start, timeZone).toString().slice(0, 10)
  const at = columns.findIndex((column) => column.date >= date && standsIn(spot.resourceId, column))
  return at === -1 ? columns.length - 1 : at
}

/** Returns the neighbouring column; an event without a resource moves to the neighbouring day. */
function columnBeside(columns: readonly DayColumn[], at: number, by: 1 | -1, spot: Spot) {
  const date = columns[at]?.date
  const rest = by === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  return rest.find((column) => spot.resourceId !== undefined || column.date !== date)
}

/** Moves a spot to another date at the same time of day; a time that clocks skip there moves forward by the gap. */
function onDate(span: Spot, date: string, timeZone: string): Spot {
  const zoned = fromAbsolute(span.start, timeZone)
  const { year, month, day } = parseDate(date)
  const wall = toCalendarDateTime(zoned).set({ year, month, day })
  const start = toZoned(wall, timeZone).toDate().getTime()
  return { ...span, start, end: start + (span.end - span.start) }
}

/** One keyboard step of a move: by slot, by column, or of the end alone; it never leaves the days and times shown. */
export function moveSpan(
  span: Spot,
  step: MoveStep,
  columns: readonly DayColumn[],
  timeZone: string,
  slotMinutes: number,
): Spot {
  const slotMs = slotMinutes * MINUTE_MS
  const at = columnOf(columns, span, timeZone)
  const shifted = (by: number) =>
    keepWithin({ ...span, start: span.start + by, end: span.end + by }, columns[at])
  switch (step) {
    case 'earlier':
      return shifted(-slotMs)
    case 'later':
      return shifted(slotMs)
    case 'previous-day':
    case 'next-day': {
      const target = columnBeside(columns, at, step === 'next-day' ? 1 : -1, span)
      if (target === undefined) return span
      const moved = keepWithin(onDate(span, target.date, timeZone), target)
      const isWith = span.resourceId !== undefined && target.resourceId !== undefined
      return isWith ? { ...moved, resourceId: target.resourceId } : moved
    }
    case 'shorter':
      return span.end - slotMs > span.start ? { ...span, end: span.end - slotMs } : span
    case 'longer':
      return resizeTo(span, span.end + slotMs, columns[at], slotMs)
  }
}

/** Sets the end: after the start by at least `leastMs`, and not below the day's last row unless it was there already. */
export function resizeTo<Resized extends Span>(
  span: Resized,
  end: number,
  column: DayColumn | undefined,
  leastMs: number,
): Resized {
  const lowest = Math.max(realSlots(column).at(-1)?.end ?? end, span.end)
  return { ...span, end: Math.max(Math.min(end, lowest), span.start + leastMs) }
}

/** Names what a span would stand on: "overlaps Leo Grant and 1 more". */
export function overlapWords(span: Span, others: readonly (Span & { title: string })[]): string | undefined {
  const met = others.filter((other) => overlaps(span, other))
  const [first] = met
  if (first === undefined) return undefined
  return met.length === 1 ? `overlaps ${first.title}` : `overlaps ${first.title} and ${met.length - 1} more`
}
