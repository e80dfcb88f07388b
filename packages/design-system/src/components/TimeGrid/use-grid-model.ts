import { useMemo } from 'react'
import { eventsNear } from './events-near'
import { gridModel, type GridModel } from './grid-model'
import type { Span } from './move-event'
import { timedEvent, type TimedEvent } from './segments'
import type { OpenHours } from './time-grid-event'
import type { TimeGridProps } from './time-grid-props'
import type { Announce } from './use-announcer'
import { usePendingMoves } from './use-pending-moves'

interface ShownGrid {
  model: GridModel
  /** The events where they are shown, moves that wait for an answer included. */
  shown: readonly TimedEvent[]
  move: (timed: TimedEvent, to: Span) => void
}

/** What is shown, built again only when something that it is made of changes in value, not in identity. */
export function useGridModel(props: TimeGridProps & { announce: Announce }): ShownGrid {
  const {
    events,
    timeZone,
    slotMinutes = 30,
    dayStartHour = 8,
    dayEndHour = 18,
    businessHours,
    onMove,
  } = props
  const { one, other } = props.eventWords ?? EVENT_WORDS
  const days = props.days.join()
  const timed = useMemo(() => eventsNear(events, days.split(',')).map(timedEvent), [events, days])
  const { shown, move } = usePendingMoves({ events: timed, timeZone, onMove, announce: props.announce })

  const hours = businessHours ? JSON.stringify(props.days.map((day) => [day, businessHours(day)])) : ''
  const model = useMemo(() => {
    const open = hours === '' ? undefined : new Map(JSON.parse(hours) as [string, OpenHours[]][])
    const options = {
      days: days.split(','),
      timeZone,
      slotMinutes,
      dayStartHour,
      dayEndHour,
      businessHours: open && ((day: string) => open.get(day) ?? []),
      words: { one, other },
    }
    return gridModel(options, shown)
  }, [days, timeZone, slotMinutes, dayStartHour, dayEndHour, hours, one, other, shown])
  return { model, shown, move }
}

const EVENT_WORDS = { one: 'event', other: 'events' }
