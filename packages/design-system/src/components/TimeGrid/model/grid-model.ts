import { allDayRow, type AllDayRow } from './all-day-row'
import { cellName, type CountWords } from '../words/event-name'
import { columnKey, gridColumns, type GridColumn } from './grid-columns'
import type { NavigableColumn } from '../input/grid-navigation'
import { overlaps } from './lay-out-overlaps'
import { segmentsOf, type Segment, type TimedEvent } from './segments'
import { dayFrame, slotTable, type Slot, type SlotRow } from './slots'
import type { DayNote, OpenHours, SlotNote, TimeGridEvent, TimeGridResource } from '../time-grid-event'
import { isRepeatedTime } from './repeated-time'
import { clockTime, zoneWord } from '../words/time-words'
import { visibleHours } from './visible-hours'

interface GridOptions {
  days: readonly string[]
  timeZone: string
  slotMinutes: number
  dayStartHour: number
  dayEndHour: number
  businessHours: ((day: string, resourceId?: string) => readonly OpenHours[]) | undefined
  resources?: readonly TimeGridResource[]
  dayNotes?: ((day: string) => DayNote | null) | undefined
  slotNotes?: ((day: string, resourceId?: string) => readonly SlotNote[]) | undefined
  allDay?: { events: readonly TimeGridEvent[]; isKept: boolean }
  words: CountWords
}

export interface CellModel {
  key: string
  date: string
  name: string
  /** Null where the clock skips this time, or goes through it only once. */
  slot: Slot | null
  isClosed: boolean
  /** What takes this time without an event, where that begins here or the rows do. */
  note: string | undefined
  segments: readonly Segment[]
}

export interface RowModel {
  row: SlotRow
  /** The offset's name where clocks show this time twice, and all days of the row agree on it. */
  zone: string | undefined
  cells: readonly CellModel[]
}

/** Everything that the grid shows, ready to render and to navigate by keyboard. */
export interface GridModel {
  columns: readonly GridColumn[]
  /** How many columns a day has. */
  perDay: number
  allDay: AllDayRow | null
  rows: readonly RowModel[]
  segments: readonly (readonly Segment[])[]
  walk: readonly NavigableColumn[]
}

const slotKey = (column: GridColumn, row: SlotRow) => `slot:${columnKey(column)}T${row.key}`

/** Builds the grid of some days from the events near them. */
export function gridModel(options: GridOptions, events: readonly TimedEvent[]): GridModel {
  const { days, timeZone, slotMinutes } = options
  const frames = days.map((date) => dayFrame(date, timeZone))
  const [from, to] = [frames[0]?.start ?? 0, frames.at(-1)?.end ?? 0]
  const near = events.filter((event) => event.end > from && event.start < to)
  const hours = visibleHours(frames, near, timeZone, options.dayStartHour, options.dayEndHour)
  const table = slotTable(frames, timeZone, slotMinutes, hours.from, hours.to)
  const { rows } = table
  const columns = gridColumns(table.columns, frames, options)
  const segments = columns.map((column) => segmentsOf(column, near, timeZone))
  const times = rows.map(({ minutes }) => clockTime(minutes))
  const cells = columns.map((column, index) => cellsOf(column, rows, times, segments[index] ?? [], options))
  const allDay = options.allDay ? allDayRow(columns, options.allDay, options.words) : null
  return {
    columns,
    perDay: options.resources?.length || 1,
    segments,
    allDay,
    rows: rows.map((row, at) => {
      const across = cells.flatMap((column) => column[at] ?? [])
      return { row, zone: zoneOf(across, timeZone), cells: across }
    }),
    walk: cells.map((column, index) => ({
      allDay: allDay?.cells[index]?.segments.map(({ key }) => key),
      hasSlot: column.map(({ slot }) => slot !== null),
      eventsAt: column.map((cell) => cell.segments.map(({ key }) => key)),
    })),
  }
}

function cellsOf(
  column: GridColumn,
  rows: readonly SlotRow[],
  times: readonly string[],
  segments: readonly Segment[],
  { businessHours, slotNotes, slotMinutes, timeZone, words }: GridOptions,
): CellModel[] {
  const { date, slots, resource, note, words: day } = column
  const hours = businessHours?.(date, resource?.id)
  const notes = slotNotes?.(date, resource?.id) ?? []
  return rows.map((row, index) => {
    const slot = slots[index] ?? null
    const isInHours = hours === undefined || isOpen(hours, row.minutes, row.minutes + slotMinutes)
    const isClosed = note?.isClosed === true || !isInHours
    const count = slot === null ? 0 : segments.filter((segment) => overlaps(segment, slot)).length
    const zone = slot && isRepeatedTime(slot.start, timeZone) ? ` ${zoneWord(slot.start, timeZone)}` : ''
    const here = notes.filter(({ from, to }) =>
      isOpen([{ opens: from, closes: to }], row.minutes, row.minutes + slotMinutes),
    )
    const begun = here.filter(({ from }) => index === 0 || minutesOf(from) >= row.minutes)
    const place = { day, time: (times[index] ?? '') + zone, notes: here, count, words, isClosed }
    const key = slotKey(column, row)
    const name = slot === null ? absentName(day, row) : cellName(place)
    return {
      ...{ key, date, name, slot, isClosed },
      note: begun.map(({ label }) => label).join(', ') || undefined,
      segments: segments.filter((segment) => segment.row === index),
    }
  })
}

/** Returns the zone of a row, which is shown only on a day that has this time twice. */
function zoneOf(cells: readonly CellModel[], timeZone: string): string | undefined {
  const starts = cells.flatMap(({ slot }) => (slot ? [slot.start] : []))
  if (!starts.some((start) => isRepeatedTime(start, timeZone))) return undefined
  const [zone, ...others] = new Set(starts.map((start) => zoneWord(start, timeZone)))
  return others.length === 0 ? zone : undefined
}

const absentName = (day: string, { minutes, isRepeated }: SlotRow) =>
  `${day}, ${clockTime(minutes)}, ${isRepeated ? 'comes only once' : 'skipped: clocks go forward'}`

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns whether any part of a slot, in minutes on the wall clock, is within opening hours. */
export const isOpen = (hours: readonly OpenHours[], from: number, to: number): boolean =>
  hours.some(({ opens, closes }) => from < minutesOf(closes) && minutesOf(opens) < to)
