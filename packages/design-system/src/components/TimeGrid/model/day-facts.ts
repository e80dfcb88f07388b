import type { DayNote, OpenHours, SlotNote, TimeGridResource } from '../time-grid-event'
import type { TimeGridProps } from '../time-grid-props'

/** What the consumer's functions say of the days shown, as data, so that it can be compared by value. */
export interface DayFacts {
  resources: readonly TimeGridResource[]
  /** Null where no hours are given. */
  hours: readonly { date: string; resourceId?: string | undefined; open: readonly OpenHours[] }[] | null
  notes: Readonly<Record<string, DayNote>>
  slotNotes: readonly { date: string; resourceId?: string | undefined; notes: readonly SlotNote[] }[]
}

type Asked = Pick<TimeGridProps, 'days' | 'resources' | 'businessHours' | 'dayNotes' | 'slotNotes'>

/** Calls the consumer's functions once for each day and resource. */
export function dayFacts({ days, resources = [], businessHours, dayNotes, slotNotes }: Asked): DayFacts {
  const whose = resources.length === 0 ? [undefined] : resources
  const noted = days.flatMap((date): [string, DayNote][] => {
    const note = dayNotes?.(date)
    return note ? [[date, note]] : []
  })
  const columns = days.flatMap((date) => whose.map((resource) => ({ date, resourceId: resource?.id })))
  const hours = businessHours
    ? columns.map((column) => ({ ...column, open: businessHours(column.date, column.resourceId) }))
    : null
  return {
    resources,
    hours,
    notes: Object.fromEntries(noted),
    slotNotes: slotNotes
      ? columns.map((column) => ({ ...column, notes: slotNotes(column.date, column.resourceId) }))
      : [],
  }
}

/** Returns what parts of a day are taken by; with resources, of one of them. */
export const slotNotesOf =
  (slotNotes: DayFacts['slotNotes']) =>
  (date: string, resourceId?: string): readonly SlotNote[] =>
    slotNotes.find((facts) => facts.date === date && facts.resourceId === resourceId)?.notes ?? []

/** Returns the opening hours of a day; with resources, those of one of them. */
export const hoursOf =
  (hours: NonNullable<DayFacts['hours']>) =>
  (date: string, resourceId?: string): readonly OpenHours[] =>
    hours.find((facts) => facts.date === date && facts.resourceId === resourceId)?.open ?? []
