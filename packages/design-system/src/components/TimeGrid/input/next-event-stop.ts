import type { GridModel } from '../model/grid-model'
import { ALL_DAY_ROW, type Stop } from './grid-navigation'

/**
 * The stop of the event that begins next, or that began before, seen from where the keyboard is: by day, then by time,
 * then from column to column. What goes on into another day counts where it begins. None at either end.
 */
export function nextEventStop(model: GridModel, from: Stop, step: 1 | -1): Stop | undefined {
  const stops = eventStops(model)
  const at = stops.findIndex(({ eventKey }) => eventKey === from.eventKey)
  if (at !== -1) return stops[at + step]
  return step === 1
    ? stops.find((stop) => comesAfter(model, stop, from))
    : stops.findLast((stop) => !comesAfter(model, stop, from))
}

function eventStops(model: GridModel): Stop[] {
  const stops = model.segments.flatMap((segments, column) => {
    const allDay = model.allDay?.cells[column]?.segments ?? []
    return [
      ...allDay.map(({ key, event }) => ({ column, row: ALL_DAY_ROW, eventKey: key, id: event.id })),
      ...segments.map(({ key, event, row }) => ({ column, row, eventKey: key, id: event.id })),
    ]
  })
  const inTime = stops.toSorted((one, other) => compareTimes(model, one, other) || one.column - other.column)
  const seen = new Set<string>()
  return inTime.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Events stand before the slot that they begin in, as they do for the arrows. */
function comesAfter(model: GridModel, event: Stop, slot: Stop): boolean {
  const times = compareTimes(model, event, slot)
  return times > 0 || (times === 0 && event.column > slot.column)
}

function compareTimes({ perDay }: GridModel, one: Stop, other: Stop): number {
  const day = ({ column }: Stop) => Math.floor(column / perDay)
  return day(one) - day(other) || one.row - other.row
}
