import type { GridModel } from '../model/grid-model'
import { ALL_DAY_ROW, nearestRow, type Stop } from './grid-navigation'
import type { Segment } from '../model/segments'

/** The place of the keyboard, described so that it can be found again after days or events have changed. */
export interface Place {
  date: string
  resourceId: string | undefined
  column: number
  isAllDay: boolean
  minutes: number
  isRepeated: boolean
  eventId: string | null
  /** A date to go to once it is among the days shown. */
  wish: string | null
}

/** The event, or the part of it, that a stop stands on. */
export const segmentAt = (model: GridModel, { column, row, eventKey }: Stop): Segment | undefined => {
  const shown = row === ALL_DAY_ROW ? model.allDay?.cells[column]?.segments : model.segments[column]
  return shown?.find(({ key }) => key === eventKey)
}

export const placeOf = (model: GridModel, stop: Stop): Place => {
  const { column, row } = stop
  const at = model.rows[row]?.row
  const segment = segmentAt(model, stop)
  return {
    date: model.columns[column]?.date ?? '',
    resourceId: model.columns[column]?.resourceId,
    column,
    isAllDay: row === ALL_DAY_ROW,
    minutes: at?.minutes ?? 0,
    isRepeated: at?.isRepeated ?? false,
    eventId: segment?.event.id ?? null,
    wish: null,
  }
}

/**
 * Finds a place again: a moved event at its new time, a removed event by its slot, in another week by weekday, resource
 * and time.
 */
export function stopAt(model: GridModel, place: Place): Stop {
  const wished = place.wish === null ? -1 : columnFor(model, place.wish, place.resourceId)
  const known = wished === -1 ? columnFor(model, place.date, place.resourceId) : wished
  const column = known === -1 ? Math.max(0, Math.min(place.column, model.columns.length - 1)) : known
  return eventStop(model, place.eventId, column) ?? slotStop(model, column, place)
}

/** Returns the column of a resource on a date, else the first column of that date. */
function columnFor({ columns }: GridModel, date: string, resourceId: string | undefined): number {
  const exact = columns.findIndex((column) => column.date === date && column.resourceId === resourceId)
  return exact === -1 ? columns.findIndex((column) => column.date === date) : exact
}

/** The stop of an event, on a preferred day if it is shown on several. */
export function eventStop(model: GridModel, eventId: string | null, preferred = 0): Stop | undefined {
  if (eventId === null) return undefined
  const isIt = ({ event }: Segment) => event.id === eventId
  const allDay = model.allDay?.cells.flatMap(({ segments }, column) =>
    segments.filter(isIt).map(({ key }): Stop => ({ column, row: ALL_DAY_ROW, eventKey: key })),
  )
  const timed = model.segments.flatMap((segments, column) =>
    segments.filter(isIt).map(({ key, row }): Stop => ({ column, row, eventKey: key })),
  )
  const stops = [...(allDay ?? []), ...timed]
  return stops.find(({ column }) => column === preferred) ?? stops[0]
}

function slotStop(model: GridModel, column: number, { isAllDay, minutes, isRepeated }: Place): Stop {
  if (isAllDay && model.allDay) return { column, row: ALL_DAY_ROW, eventKey: null }
  const exact = model.rows.findIndex(({ row }) => row.minutes === minutes && row.isRepeated === isRepeated)
  const later = model.rows.findIndex(({ row }) => row.minutes >= minutes)
  const row = exact !== -1 ? exact : later !== -1 ? later : model.rows.length - 1
  return { column, row: nearestRow(model.walk[column], row), eventKey: null }
}

/**
 * Returns the slot that contains an instant, and how far into the slot it is, from 0 to 1, if the slot is shown; with a
 * resource, in its column if that is shown.
 */
export function instantStop(
  model: GridModel,
  instant: number,
  resourceId?: string,
): (Stop & { fraction: number }) | undefined {
  const isShown = resourceId !== undefined && model.columns.some((column) => column.resourceId === resourceId)
  for (const [column, { slots, resourceId: whose }] of model.columns.entries()) {
    if (isShown && whose !== resourceId) continue
    const row = slots.findIndex((slot) => slot !== null && slot.start <= instant && instant < slot.end)
    const slot = slots[row]
    if (slot) {
      return { column, row, eventKey: null, fraction: (instant - slot.start) / (slot.end - slot.start) }
    }
  }
  return undefined
}

/** Returns where the keyboard starts: now, else the first open slot. */
export function firstStop(model: GridModel, now: number | undefined): Stop {
  const current = now === undefined ? undefined : instantStop(model, now)
  if (current) return current
  const open = model.rows.findIndex(({ cells }) => cells[0]?.slot && !cells[0].isClosed)
  return { column: 0, row: nearestRow(model.walk[0], Math.max(open, 0)), eventKey: null }
}

/** The key by which a stop is found in the page. */
export const stopKey = (model: GridModel, { column, row, eventKey }: Stop): string =>
  eventKey ?? (row === ALL_DAY_ROW ? model.allDay : model.rows[row])?.cells[column]?.key ?? ''

/** The stop that has a key. */
export function stopOfKey(model: GridModel, key: string): Stop | undefined {
  const rows = [
    ...(model.allDay ? [{ row: ALL_DAY_ROW, cells: model.allDay.cells }] : []),
    ...cellRows(model),
  ]
  for (const { row, cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      if (cell.key === key) return { column, row, eventKey: null }
      if (cell.segments.some((segment) => segment.key === key)) return { column, row, eventKey: key }
    }
  }
  return undefined
}

const cellRows = ({ rows }: GridModel) => rows.map(({ cells }, row) => ({ row, cells }))
