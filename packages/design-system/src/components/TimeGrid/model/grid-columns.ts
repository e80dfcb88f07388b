import type { DayColumn, DayFrame } from './slots'
import type { DayNote, TimeGridResource } from '../time-grid-event'
import { longDate } from '../words/time-words'

/** A column of the grid: a day, or one resource on a day. */
export interface GridColumn extends DayColumn {
  frame: DayFrame
  resource?: TimeGridResource | undefined
  note: DayNote | null
  /** What the name of each of its cells begins with: "Dr. Wren, Thursday, November 26, Thanksgiving Day". */
  words: string
}

interface Options {
  resources?: readonly TimeGridResource[] | undefined
  dayNotes?: ((day: string) => DayNote | null) | undefined
}

/** Returns the columns day by day: one for each resource, or one for the day where there are none. */
export function gridColumns(
  days: readonly DayColumn[],
  frames: readonly DayFrame[],
  { resources = [], dayNotes }: Options,
): GridColumn[] {
  const whose = resources.length === 0 ? [undefined] : resources
  return days.flatMap((day, index) => {
    const frame = frames[index]
    const note = dayNotes?.(day.date) ?? null
    const words = (label: string | undefined) =>
      [label, longDate(day.date), note?.label].filter(Boolean).join(', ')
    return frame
      ? whose.map((resource) => ({
          ...day,
          frame,
          resource,
          resourceId: resource?.id,
          note,
          words: words(resource?.label),
        }))
      : []
  })
}

/** Returns a key that distinguishes a column from its neighbours on the same date. */
export const columnKey = ({ date, resourceId }: DayColumn) =>
  resourceId === undefined ? date : `${date}@${resourceId}`

/** Returns whether an event of a resource is shown in a column; an event without a resource is shown in all. */
export const standsIn = (resourceId: string | undefined, column: DayColumn): boolean =>
  column.resourceId === undefined || resourceId === undefined || column.resourceId === resourceId
