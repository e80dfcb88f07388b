import { useCallback, useMemo, useState } from 'react'
import type { Span } from './move-event'
import type { TimedEvent } from './segments'
import type { TimeSpan } from './time-grid-event'
import { spanWords } from './time-words'
import type { Announce } from './use-announcer'

interface PendingMove {
  to: Span
  from: Span
  isSaving: boolean
}

interface Options {
  events: readonly TimedEvent[]
  timeZone: string
  onMove: ((eventId: string, to: TimeSpan) => void | Promise<unknown>) | undefined
  announce: Announce
}

/** Shows moved events where they were dropped until the consumer's own times change, and puts refused ones back. */
export function usePendingMoves({ events, timeZone, onMove, announce }: Options) {
  const [pending, setPending] = useState<ReadonlyMap<string, PendingMove>>(NONE)

  const answered = events.filter((timed) => {
    const move = pending.get(timed.event.id)
    return move !== undefined && !isSame(timed, move.from)
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
    (timed: TimedEvent, to: Span) => {
      const { id } = timed.event
      const from: Span = { start: timed.start, end: timed.end }
      if (onMove === undefined || isSame(from, to)) {
        announce(`Put back to ${spanWords(from.start, from.end, timeZone)}`)
        return
      }
      const answer = onMove(id, { start: isoInstant(to.start), end: isoInstant(to.end) })
      const moved = () => announce(`Moved to ${spanWords(to.start, to.end, timeZone)}`)
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
          announce(`Could not be moved. Put back to ${spanWords(from.start, from.end, timeZone)}`)
        },
      )
    },
    [announce, onMove, timeZone],
  )
  return { shown, move }
}

const NONE: ReadonlyMap<string, PendingMove> = new Map()

const isSame = (a: Span, b: Span) => a.start === b.start && a.end === b.end

export const isoInstant = (instant: number) => new Date(instant).toISOString()

function without(all: ReadonlyMap<string, PendingMove>, ...ids: string[]): ReadonlyMap<string, PendingMove> {
  const rest = new Map(all)
  for (const id of ids) rest.delete(id)
  return rest
}
