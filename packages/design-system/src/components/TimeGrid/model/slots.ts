import { parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** One calendar date as instants (epoch ms): from its first moment to the next date's. */
export interface DayFrame {
  date: string
  start: number
  end: number
}

/** A row: a time on the wall clock. `isRepeated` is the second round of an hour that clocks go through twice. */
export interface SlotRow {
  key: string
  minutes: number
  isRepeated: boolean
}

/** A bookable cell, as instants (epoch ms). */
export interface Slot {
  start: number
  end: number
}

/** One day's cells, one for each row; null where this day has no such time. */
export interface DayColumn {
  date: string
  /** Whose day, where each has a column of their own. */
  resourceId?: string | undefined
  slots: readonly (Slot | null)[]
}

interface SlotTable {
  rows: readonly SlotRow[]
  columns: readonly DayColumn[]
}

export function dayFrame(date: string, timeZone: string): DayFrame {
  const day = parseDate(date)
  return {
    date,
    start: day.toDate(timeZone).getTime(),
    end: day.add({ days: 1 }).toDate(timeZone).getTime(),
  }
}

/** The instants at which a wall clock shows a time: one, none (skipped) or two (repeated). */
function instantsOf(day: DayFrame, minutes: number, timeZone: string): number[] {
  if (day.end - day.start === DAY_MS) return [day.start + minutes * MINUTE_MS]
  const wall = toCalendarDateTime(parseDate(day.date), new Time(Math.floor(minutes / 60), minutes % 60))
  const earlier = toZoned(wall, timeZone, 'earlier')
  const later = toZoned(wall, timeZone, 'later')
  const [first, second] = [earlier.toDate().getTime(), later.toDate().getTime()]
  if (first === second) return [first]
  return earlier.hour * 60 + earlier.minute === minutes ? [first, second] : []
}

/** Rows and cells of some days between two times on the wall clock, right on days of 23 and 25 hours too. */
export function slotTable(
  days: readonly DayFrame[],
  timeZone: string,
  slotMinutes: number,
  fromMinutes: number,
  toMinutes: number,
): SlotTable {
  const times = Array.from(
    { length: Math.ceil((toMinutes - fromMinutes) / slotMinutes) },
    (_, index) => fromMinutes + index * slotMinutes,
  )
  const instants = days.map((day) => new Map(times.map((time) => [time, instantsOf(day, time, timeZone)])))
  const rows = rowsOf(times, (time) => instants.some((day) => day.get(time)?.length === 2))
  const slotAt = (start: number | undefined): Slot | null =>
    start === undefined ? null : { start, end: start + slotMinutes * MINUTE_MS }
  const columns = days.map(({ date }, index) => ({
    date,
    slots: rows.map((row) => slotAt(instants[index]?.get(row.minutes)?.[row.isRepeated ? 1 : 0])),
  }))
  return { rows, columns }
}

/** A repeated hour stands whole after its first round, as it was lived. */
function rowsOf(times: readonly number[], repeats: (minutes: number) => boolean): SlotRow[] {
  const rows: SlotRow[] = []
  let waiting: SlotRow[] = []
  for (const minutes of times) {
    if (!repeats(minutes)) {
      rows.push(...waiting)
      waiting = []
    } else waiting.push({ key: `${minutes}+`, minutes, isRepeated: true })
    rows.push({ key: `${minutes}`, minutes, isRepeated: false })
  }
  return [...rows, ...waiting]
}

/**
 * Returns where an instant is in a column, in rows from the top; `edge` says to which side of a gap a boundary belongs.
 */
export function rowPosition({ slots }: DayColumn, instant: number, edge: 'start' | 'end'): number {
  let last = 0
  for (let row = 0; row < slots.length; row += 1) {
    const slot = slots[row]
    if (!slot) continue
    if (instant < slot.start || (edge === 'end' && instant === slot.start)) return edge === 'end' ? last : row
    if (instant < slot.end || (edge === 'end' && instant === slot.end)) {
      return row + (instant - slot.start) / (slot.end - slot.start)
    }
    last = row + 1
  }
  return last
}
