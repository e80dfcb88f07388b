import { allDayName, cellName, type CountWords } from '../words/event-name'
import { columnKey, standsIn, type GridColumn } from './grid-columns'
import type { Segment } from './segments'
import type { TimeGridEvent } from '../time-grid-event'

/** An event of whole days over neighbouring columns. */
export interface AllDaySegment extends Segment {
  /** Its first column, and how many it covers. */
  column: number
  span: number
}

export interface AllDayCell {
  key: string
  date: string
  name: string
  isClosed: boolean
  /** Those that begin here. */
  segments: readonly AllDaySegment[]
}

/** The row above the times: one cell for each column, its events in as many lanes as they need. */
export interface AllDayRow {
  cells: readonly AllDayCell[]
  lanes: number
}

interface Options {
  events: readonly TimeGridEvent[]
  /** The row stays when it is empty, so that something can be made in it. */
  isKept: boolean
}

/** Lays out the events of whole days; null where there is no row to show. */
export function allDayRow(
  columns: readonly GridColumn[],
  { events, isKept }: Options,
  words: CountWords,
): AllDayRow | null {
  const segments = inLanes(events.flatMap((event) => segmentsOf(event, columns)))
  if (segments.length === 0 && !isKept) return null
  const cells = columns.map((column, index): AllDayCell => {
    const count = segments.filter((one) => one.column <= index && index < one.column + one.span).length
    const isClosed = column.note?.isClosed ?? false
    return {
      key: `slot:${columnKey(column)}@all-day`,
      date: column.date,
      name: cellName({ day: column.words, time: 'all day', count, words, isClosed }),
      isClosed,
      segments: segments.filter((one) => one.column === index),
    }
  })
  return { cells, lanes: Math.max(0, ...segments.map(({ offset }) => offset + 1)) }
}

/** One segment for each run of neighbouring columns; one person's days are apart where others stand between. */
function segmentsOf(event: TimeGridEvent, columns: readonly GridColumn[]): AllDaySegment[] {
  const [first, last] = [event.start.slice(0, 10), event.end.slice(0, 10)]
  const isIn = (column: GridColumn | undefined) =>
    column !== undefined &&
    column.date >= first &&
    (column.date <= last || column.date === first) &&
    standsIn(event.resourceId, column)
  return columns.flatMap((column, index) => {
    if (!isIn(column) || isIn(columns[index - 1])) return []
    const after = columns.findIndex((other, at) => at > index && !isIn(other))
    const span = (after === -1 ? columns.length : after) - index
    const until = columns[index + span - 1] ?? column
    const whose = event.resourceId === undefined ? undefined : column.resource?.label
    const name = allDayName(event, { first, last: last < first ? first : last, whose })
    const place = {
      date: column.date,
      start: column.frame.start,
      end: until.frame.end,
      row: 0,
      offset: 0,
      rows: 1,
    }
    const key = `event:${event.id}@all-day@${columnKey(column)}`
    return [{ ...place, event, key, name, lane: { start: 0, size: 1 }, column: index, span }]
  })
}

/** Each in the first lane that is free, longer ones above shorter ones that begin with them. */
function inLanes(segments: readonly AllDaySegment[]): AllDaySegment[] {
  const ends: number[] = []
  return [...segments]
    .sort((a, b) => a.column - b.column || b.span - a.span)
    .map((segment) => {
      const free = ends.findIndex((end) => end <= segment.column)
      const lane = free === -1 ? ends.length : free
      ends[lane] = segment.column + segment.span
      return { ...segment, offset: lane }
    })
}
