import { isOpen } from './business-hours'
import { cellName } from './event-name'
import type { NavigableColumn } from './grid-navigation'
import { overlaps } from './lay-out-overlaps'
import { segmentsOf, type Segment, type TimedEvent } from './segments'
import { dayFrame, slotTable, type DayColumn, type DayFrame, type Slot, type SlotRow } from './slots'
import type { OpenHours } from './time-grid-event'
import { clockTime, longDate } from './time-words'
import { visibleHours } from './visible-hours'

interface GridOptions {
  days: readonly string[]
  timeZone: string
  slotMinutes: number
  dayStartHour: number
  dayEndHour: number
  businessHours: ((day: string) => readonly OpenHours[]) | undefined
  words: { one: string; other: string }
}

export interface CellModel {
  key: string
  name: string
  /** Null where the clock skips this time, or goes through it only once. */
  slot: Slot | null
  isClosed: boolean
  segments: readonly Segment[]
}

export interface RowModel {
  row: SlotRow
  cells: readonly CellModel[]
}

/** Everything that is shown, ready to draw and to walk through. */
export interface GridModel {
  frames: readonly DayFrame[]
  columns: readonly DayColumn[]
  rows: readonly RowModel[]
  segments: readonly (readonly Segment[])[]
  walk: readonly NavigableColumn[]
}

const slotKey = (date: string, row: SlotRow) => `slot:${date}T${row.key}`

/** Builds the grid of some days from the events near them. */
export function gridModel(options: GridOptions, events: readonly TimedEvent[]): GridModel {
  const { days, timeZone, slotMinutes } = options
  const frames = days.map((date) => dayFrame(date, timeZone))
  const [from, to] = [frames[0]?.start ?? 0, frames.at(-1)?.end ?? 0]
  const near = events.filter((event) => event.end > from && event.start < to)
  const hours = visibleHours(frames, near, timeZone, options.dayStartHour, options.dayEndHour)
  const { rows, columns } = slotTable(frames, timeZone, slotMinutes, hours.from, hours.to)
  const segments = columns.map((column, index) => {
    const frame = frames[index]
    return frame ? segmentsOf(frame, column, rows, near, timeZone) : []
  })
  const cells = columns.map((column, index) => cellsOf(column, rows, segments[index] ?? [], options))
  return {
    frames,
    columns,
    segments,
    rows: rows.map((row, at) => ({ row, cells: cells.flatMap((column) => column[at] ?? []) })),
    walk: cells.map((column) => ({
      hasSlot: column.map(({ slot }) => slot !== null),
      eventsAt: column.map((cell) => cell.segments.map(({ key }) => key)),
    })),
  }
}

function cellsOf(
  { date, slots }: DayColumn,
  rows: readonly SlotRow[],
  segments: readonly Segment[],
  { businessHours, slotMinutes, words }: GridOptions,
): CellModel[] {
  const hours = businessHours?.(date)
  const day = longDate(date)
  return rows.map((row, index) => {
    const slot = slots[index] ?? null
    const isClosed = hours !== undefined && !isOpen(hours, row.minutes, row.minutes + slotMinutes)
    const count = slot === null ? 0 : segments.filter((segment) => overlaps(segment, slot)).length
    const place = { day, time: clockTime(row.minutes), count, words, isClosed, isRepeated: row.isRepeated }
    const key = slotKey(date, row)
    const name = slot === null ? absentName(day, row) : cellName(place)
    return { key, name, slot, isClosed, segments: segments.filter((segment) => segment.row === index) }
  })
}

const absentName = (day: string, { minutes, isRepeated }: SlotRow) =>
  `${day}, ${clockTime(minutes)}, ${isRepeated ? 'comes only once' : 'skipped: clocks go forward'}`
