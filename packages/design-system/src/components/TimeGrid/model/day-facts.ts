import type { DayNote, OpenHours, TimeGridResource } from '../time-grid-event'
import type { TimeGridProps } from '../time-grid-props'

/** What the consumer's functions say of the days shown, as data, so that it can be compared by value. */
export interface DayFacts {
  resources: readonly TimeGridResource[]
  /** Null where no hours are given. */
  hours: readonly { date: string; resourceId?: string | undefined; open: readonly OpenHours[] }[] | null
  notes: Readonly<Record<string, DayNote>>
}

type Asked = Pick<TimeGridProps, 'days' | 'resources' | 'businessHours' | 'dayNotes'>

/** Calls the consumer's functions once for each day and resource. */
export function dayFacts({ days, resources = [], businessHours, dayNotes }: Asked): DayFacts {
  const whose = resources.length === 0 ? [undefined] : resources
  const noted = days.flatMap((date): [string, DayNote][] => {
    const note = dayNotes?.(date)
    return note ? [[date, note]] : []
  })
  const hours = businessHours
    ? days.flatMap((date) =>
        whose.map((resource) => ({
          date,
          resourceId: resource?.id,
          open: resource === undefined ? businessHours(date) : businessHours(date, resource.id),
        })),
      )
    : null
  return { resources, hours, notes: Object.fromEntries(noted) }
}

/** Returns the opening hours of a day; with resources, those of one of them. */
export const hoursOf =
  (hours: NonNullable<DayFacts['hours']>) =>
  (date: string, resourceId?: string): readonly OpenHours[] =>
    hours.find((facts) => facts.date === date && facts.resourceId === resourceId)?.open ?? []
