import { useCallback, useMemo, useState } from 'react'
import type { Spot } from './move-event'
import type { SpotWords } from '../words/spot-words'
import type { TimedEvent } from '../model/segments'
import type { TimeSpan } from '../time-grid-event'
import type { Announce } from './use-announcer'

interface PendingMove {
  to: Spot
  from: Spot
  isSaving: boolean
}

interface Options {
  events: readonly TimedEvent[]
  words: SpotWords
  onMove: ((eventId: string, to: TimeSpan) => void | Promise<unknown>) | undefined
  announce: Announce
}

/** Shows moved events where they were dropped until the consumer's events change, and moves refused ones back. */
export function usePendingMoves({ events, words, onMove, announce }: Options) {
  const [pending, setPending] = useState<ReadonlyMap<string, PendingMove>>(NONE)

  const answered = events.filter((timed) => {
    const move = pending.get(timed.event.id)
    return move !== undefined && !isSameSpot(timed, move.from)
  })
  if (answered.length > 0) setPending(without(pending, ...answered.map(({ event }) => event.id)))

  const shown = useMemo(
    () =>
      pending.size === 0
        ? events
        : events.map((timed) => {
            const move = pending.get(timed.event.id)
            return move ? { ...timed, ...move.to, isSaving: move.isSaving } : timed
          }),
    [events, pending],
  )

  const move = useCallback(
    (timed: TimedEvent, to: Spot) => {
      const { id } = timed.event
      const from = spotOf(timed)
      if (onMove === undefined || isSameSpot(from, to)) {
        announce(`Put back to ${words(from)}`)
        return
      }
      const answer = onMove(id, timeSpan(to))
      const moved = () => announce(`Moved to ${words(to)}`)
      if (!(answer instanceof Promise)) {
        moved()
        return
      }
      const mine: PendingMove = { to, from, isSaving: true }
      const settle = (next: PendingMove | undefined) =>
        setPending((all) =>
          all.get(id) !== mine ? all : next ? new Map(all).set(id, next) : without(all, id),
        )
      setPending((all) => new Map(all).set(id, mine))
      answer.then(
        () => {
          settle({ ...mine, isSaving: false })
          moved()
        },
        () => {
          settle(undefined)
          announce(`Could not be moved. Put back to ${words(from)}`)
        },
      )
    },
    [announce, onMove, words],
  )
  return { shown, move }
}

const NONE: ReadonlyMap<string, PendingMove> = new Map()

/** Returns whether two spots have the same time and resource. */
export const isSameSpot = (a: Spot, b: Spot) =>
  a.start === b.start && a.end === b.end && a.resourceId === b.resourceId

/** Returns where an event stands, without the event. */
export const spotOf = ({ start, end, resourceId }: Spot): Spot => ({
  start,
  end,
  ...(resourceId !== undefined && { resourceId }),
})

const timeSpan = ({ start, end, resourceId }: Spot): TimeSpan => ({
  start: isoInstant(start),
  end: isoInstant(end),
  ...(resourceId !== undefined && { resourceId }),
})

export const isoInstant = (instant: number) => new Date(instant).toISOString()

function without(all: ReadonlyMap<string, PendingMove>, ...ids: string[]): ReadonlyMap<string, PendingMove> {
  const rest = new Map(all)
  for (const id of ids) rest.delete(id)
  return rest
}
