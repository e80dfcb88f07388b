import { useMemo, useState } from 'react'
import { dayFacts, hoursOf, slotNotesOf, type DayFacts } from './day-facts'
import { eventsByDay, eventsOn } from './events-by-day'
import { gridModel, type GridModel } from './grid-model'
import type { Spot } from '../input/move-event'
import { timedEvent, type TimedEvent } from './segments'
import { spotWords, type SpotWords } from '../words/spot-words'
import type { TimeGridEvent } from '../time-grid-event'
import type { TimeGridProps } from '../time-grid-props'
import type { Announce } from '../input/use-announcer'
import { usePendingMoves } from '../input/use-pending-moves'

interface ShownGrid {
  model: GridModel
  /** The events where they are shown, moves that wait for an answer included. */
  shown: readonly TimedEvent[]
  /** The same object for as long as nothing in it changes. */
  facts: DayFacts
  /** Says where something stands. */
  words: SpotWords
  move: (timed: TimedEvent, to: Spot) => void
}

/**
 * Returns the model of what is shown. It is built again only when a value in it changes, not when only an object is
 * new.
 */
export function useGridModel(props: TimeGridProps & { announce: Announce }): ShownGrid {
  const { events, timeZone, slotMinutes = 30, dayStartHour = 8, dayEndHour = 18, onMove, announce } = props
  const { one, other } = props.eventWords ?? EVENT_WORDS
  const days = props.days.join()
  const byDay = useMemo(() => eventsByDay(events), [events])
  const near = useKept(useMemo(() => eventsOn(byDay, days.split(',')), [byDay, days]))
  const timed = useMemo(() => near.filter(({ isAllDay }) => isAllDay !== true).map(timedEvent), [near])
  const isKept = props.onCreateAllDay !== undefined

  const factsText = JSON.stringify(dayFacts(props))
  const facts = useMemo(() => JSON.parse(factsText) as DayFacts, [factsText])
  const words = useMemo(() => spotWords(timeZone, facts.resources), [timeZone, facts])
  const { shown, move } = usePendingMoves({ events: timed, words, onMove, announce })

  const model = useMemo(() => {
    const { resources, hours, notes, slotNotes } = facts
    const options = {
      days: days.split(','),
      timeZone,
      slotMinutes,
      dayStartHour,
      dayEndHour,
      businessHours: hours === null ? undefined : hoursOf(hours),
      resources,
      dayNotes: (day: string) => notes[day] ?? null,
      slotNotes: slotNotesOf(slotNotes),
      allDay: { events: near.filter(({ isAllDay }) => isAllDay === true), isKept },
      words: { one, other },
    }
    return gridModel(options, shown)
  }, [days, timeZone, slotMinutes, dayStartHour, dayEndHour, facts, near, isKept, one, other, shown])
  return { model, shown, facts, words, move }
}

const EVENT_WORDS = { one: 'event', other: 'events' }

/** Returns the same list as long as its events are equal, even if they are new objects. */
function useKept(events: readonly TimeGridEvent[]): readonly TimeGridEvent[] {
  const [kept, setKept] = useState(events)
  if (kept === events || sameEvents(kept, events)) return kept
  setKept(events)
  return events
}

const ASPECTS = {
  id: true,
  title: true,
  detail: true,
  start: true,
  end: true,
  colorIndex: true,
  look: true,
  statusWord: true,
  isMovable: true,
  isAllDay: true,
  resourceId: true,
} satisfies Record<keyof TimeGridEvent, true>

const aspects = Object.keys(ASPECTS) as (keyof TimeGridEvent)[]

/** Returns whether two lists show the same events, even if they are new objects. */
export const sameEvents = (a: readonly TimeGridEvent[], b: readonly TimeGridEvent[]): boolean =>
  a.length === b.length &&
  a.every((event, index) => {
    const other = b[index]
    return (
      other !== undefined && (event === other || aspects.every((aspect) => event[aspect] === other[aspect]))
    )
  })
