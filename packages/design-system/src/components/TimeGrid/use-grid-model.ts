import { useMemo } from 'react'
import { eventsNear } from './events-near'
import { gridModel, type GridModel } from './grid-model'
import type { Spot } from './move-event'
import { timedEvent, type TimedEvent } from './segments'
import { spotWords, type SpotWords } from './spot-words'
import type { OpenHours, TimeGridResource } from './time-grid-event'
import type { TimeGridProps } from './time-grid-props'
import type { Announce } from './use-announcer'
import { usePendingMoves } from './use-pending-moves'

interface ShownGrid {
  model: GridModel
  /** The events where they are shown, moves that wait for an answer included. */
  shown: readonly TimedEvent[]
  resources: readonly TimeGridResource[]
  /** Says where something stands. */
  words: SpotWords
  move: (timed: TimedEvent, to: Spot) => void
}

/** What is known of one day for one person, in a form that can be compared. */
interface DayFacts {
  date: string
  resourceId?: string | undefined
  hours: readonly OpenHours[]
}

/** What is shown, built again only when something that it is made of changes in value, not in identity. */
export function useGridModel(props: TimeGridProps & { announce: Announce }): ShownGrid {
  const { events, timeZone, slotMinutes = 30, dayStartHour = 8, dayEndHour = 18, onMove, announce } = props
  const { one, other } = props.eventWords ?? EVENT_WORDS
  const days = props.days.join()
  const timed = useMemo(() => eventsNear(events, days.split(',')).map(timedEvent), [events, days])

  const resourceFacts = JSON.stringify(props.resources ?? [])
  const resources = useMemo(() => JSON.parse(resourceFacts) as TimeGridResource[], [resourceFacts])
  const words = useMemo(() => spotWords(timeZone, resources), [timeZone, resources])
  const { shown, move } = usePendingMoves({ events: timed, words, onMove, announce })

  const hours = hourFacts(props)
  const model = useMemo(() => {
    const open = hours === '' ? undefined : (JSON.parse(hours) as DayFacts[])
    const hoursOf = (date: string, resourceId?: string) =>
      open?.find((facts) => facts.date === date && facts.resourceId === resourceId)?.hours ?? []
    const options = {
      days: days.split(','),
      timeZone,
      slotMinutes,
      dayStartHour,
      dayEndHour,
      businessHours: open && hoursOf,
      resources,
      words: { one, other },
    }
    return gridModel(options, shown)
  }, [days, timeZone, slotMinutes, dayStartHour, dayEndHour, hours, resources, one, other, shown])
  return { model, shown, resources, words, move }
}

function hourFacts({ businessHours, days, resources }: TimeGridProps): string {
  if (businessHours === undefined) return ''
  const whose = resources === undefined || resources.length === 0 ? [undefined] : resources
  const facts = days.flatMap((date) =>
    whose.map((resource): DayFacts => ({
      date,
      resourceId: resource?.id,
      hours: resource === undefined ? businessHours(date) : businessHours(date, resource.id),
    })),
  )
  return JSON.stringify(facts)
}

const EVENT_WORDS = { one: 'event', other: 'events' }
