/** What the keyboard can stand on in one day: slots that exist, and the keys of the events that start in each. */
export interface NavigableColumn {
  hasSlot: readonly boolean[]
  eventsAt: readonly (readonly string[])[]
  /** The keys of the events in the row above the times, where there is one. */
  allDay?: readonly string[] | undefined
}

/** The row above the times, of what takes whole days. */
export const ALL_DAY_ROW = -1

/** A place of the keyboard: a slot, or an event that starts in it. */
export interface Stop {
  column: number
  row: number
  eventKey: string | null
}

export const GRID_STEPS = ['up', 'down', 'left', 'right', 'home', 'end', 'first', 'last'] as const
export type GridStep = (typeof GRID_STEPS)[number]

/**
 * Returns where a step leads. Down a day, the events of every cell come first, then its slot, so that both are reached
 * by arrows alone; sideways the time of day stays the same. At an edge the keyboard stays where it is.
 */
export function nextStop(columns: readonly NavigableColumn[], from: Stop, step: GridStep): Stop {
  const last = columns.length - 1
  switch (step) {
    case 'up':
    case 'down':
      return alongDay(columns, from, step)
    case 'left':
      return from.column === 0 ? from : land(columns, from.column - 1, from.row)
    case 'right':
      return from.column >= last ? from : land(columns, from.column + 1, from.row)
    case 'home':
      return from.column === 0 ? from : land(columns, 0, from.row)
    case 'end':
      return from.column >= last ? from : land(columns, last, from.row)
    case 'first':
      return land(columns, 0, ALL_DAY_ROW)
    case 'last':
      return land(columns, last, Infinity)
  }
}

/** Stands on a cell: on the first event that starts there, else on its slot; a missing time gives the nearest one. */
export function land(columns: readonly NavigableColumn[], column: number, row: number): Stop {
  const day = columns[column]
  if (row === ALL_DAY_ROW && day?.allDay) return { column, row, eventKey: day.allDay[0] ?? null }
  const nearest = nearestRow(day, row)
  return { column, row: nearest, eventKey: day?.eventsAt[nearest]?.[0] ?? null }
}

/** The row nearest to a given one that is a real time on that day. */
export function nearestRow(day: NavigableColumn | undefined, row: number): number {
  const rows = (day?.hasSlot ?? []).flatMap((has, index) => (has ? [index] : []))
  if (row === Infinity) return rows.at(-1) ?? 0
  return rows.reduce(
    (best, index) => (Math.abs(index - row) < Math.abs(best - row) ? index : best),
    rows[0] ?? 0,
  )
}

function alongDay(columns: readonly NavigableColumn[], from: Stop, step: 'up' | 'down'): Stop {
  const stops = stopsOf(columns[from.column], from.column)
  const at = stops.findIndex((stop) => stop.row === from.row && stop.eventKey === from.eventKey)
  return stops[at + (step === 'down' ? 1 : -1)] ?? from
}

function stopsOf(day: NavigableColumn | undefined, column: number): Stop[] {
  const cell = (row: number, events: readonly string[], has: boolean): Stop[] => [
    ...events.map((eventKey) => ({ column, row, eventKey })),
    ...(has ? [{ column, row, eventKey: null }] : []),
  ]
  const times = (day?.hasSlot ?? []).flatMap((has, row) => cell(row, day?.eventsAt[row] ?? [], has))
  return day?.allDay ? [...cell(ALL_DAY_ROW, day.allDay, true), ...times] : times
}
