import { eventName } from '../words/event-name'
import { columnKey, standsIn, type GridColumn } from './grid-columns'
import { layOutOverlaps, overlapPlaces, type Lane } from './lay-out-overlaps'
import type { Span, Spot } from '../input/move-event'
import { rowPosition, type DayColumn } from './slots'
import type { TimeGridEvent } from '../time-grid-event'

/** The least height of an event in rows, so that its title can be read. */
export const LEAST_ROWS = 0.95

/** An event with its times read, in epoch ms. */
export interface TimedEvent extends Spot {
  event: TimeGridEvent
  /** Its move is being saved. */
  isSaving?: boolean
}

/** The part of an event that one column shows. */
export interface Segment extends TimedEvent {
  key: string
  date: string
  /** The row of the cell that holds it, and how far below that cell's top it begins, in rows. */
  row: number
  offset: number
  rows: number
  lane: Lane
  name: string
}

const segmentKey = (eventId: string, column: DayColumn) => `event:${eventId}@${columnKey(column)}`

export const timedEvent = (event: TimeGridEvent): TimedEvent => {
  const start = Date.parse(event.start)
  return { event, start, end: Math.max(Date.parse(event.end), start + 1), resourceId: event.resourceId }
}

/** Lays out what one column shows, in order of start; an event across midnight has a segment on both days. */
export function segmentsOf(column: GridColumn, events: readonly TimedEvent[], timeZone: string): Segment[] {
  const { frame, resource } = column
  const shown = events
    .filter((event) => event.start < frame.end && event.end > frame.start)
    .filter((event) => standsIn(event.resourceId, column))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const boxes = shown.map((event) => boxOf(column, event))
  const lanes = layOutOverlaps(boxes.map(({ top, bottom }) => ({ start: top, end: bottom })))
  const places = overlapPlaces(shown)
  return shown.map((timed, index) => {
    const { top, bottom, row } = boxes[index] ?? { top: 0, bottom: 1, row: 0 }
    const { start, end, event } = timed
    const overlap = places[index] ?? { place: 1, of: 1 }
    return {
      ...timed,
      key: segmentKey(event.id, column),
      date: frame.date,
      row,
      offset: top - row,
      rows: bottom - top,
      lane: lanes[index] ?? { start: 0, size: 1 },
      name: eventName(event, { start, end, timeZone, overlap, whose: resource?.label }),
    }
  })
}

/** Short events get their least height; at the bottom edge they grow upwards, but stay in the cell of their start. */
export function boxOf(column: DayColumn, span: Span): { top: number; bottom: number; row: number } {
  const start = rowPosition(column, span.start, 'start')
  const row = Math.max(0, Math.min(Math.floor(start), lastRow(column)))
  const end = rowPosition(column, span.end, 'end')
  const top = Math.max(0, Math.min(start, column.slots.length - LEAST_ROWS))
  return { top, bottom: Math.max(end, top + LEAST_ROWS), row }
}

const lastRow = ({ slots }: DayColumn) => slots.findLastIndex((slot) => slot !== null)
