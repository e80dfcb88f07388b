import { useCallback, useState, type KeyboardEvent } from 'react'
import type { GridModel } from '../model/grid-model'
import { moveSpan, overlapWords, type MoveStep, type Spot } from './move-event'
import type { TimedEvent } from '../model/segments'
import type { SpotWords } from '../words/spot-words'
import type { Announce } from './use-announcer'
import { spotOf } from './use-pending-moves'

export interface Proposal {
  timed: TimedEvent
  span: Spot
}

interface Options {
  model: GridModel
  events: readonly TimedEvent[]
  timeZone: string
  slotMinutes: number
  words: SpotWords
  announce: Announce
  onDrop: (timed: TimedEvent, to: Spot) => void
}

const STEPS: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'previous-day',
  ArrowRight: 'next-day',
  'Shift+ArrowUp': 'shorter',
  'Shift+ArrowDown': 'longer',
}

/** Moves an event by keyboard: the event stays in place and focused, and a ghost shows where it would go. */
export function useMoveMode({ model, events, timeZone, slotMinutes, words, announce, onDrop }: Options) {
  const [proposal, setProposal] = useState<Proposal>()

  const start = (timed: TimedEvent) => {
    setProposal({ timed, span: spotOf(timed) })
    announce(
      `Moving ${timed.event.title}. Arrow keys move it, Shift with Up or Down changes its end, Enter drops it, Escape puts it back.`,
    )
  }

  const cancel = useCallback(() => {
    if (proposal === undefined) return
    setProposal(undefined)
    announce(`Put back to ${words(proposal.timed)}`)
  }, [announce, proposal, words])

  const step = ({ timed, span }: Proposal, by: MoveStep) => {
    const to = moveSpan(span, by, model.columns, timeZone, slotMinutes)
    const others = events
      .filter(({ event }) => event.id !== timed.event.id && event.look !== 'muted')
      .filter(({ resourceId }) => isSamePerson(resourceId, to.resourceId))
      .map(({ event, start: from, end }) => ({ title: event.title, start: from, end }))
    setProposal({ timed, span: to })
    announce([words(to), overlapWords(to, others)].filter(Boolean).join(', '))
  }

  /** Handles every key of the grid while an event is being moved; returns whether it did. */
  const onKey = (key: KeyboardEvent): boolean => {
    if (proposal === undefined || key.key === 'Tab') return false
    const by = STEPS[key.shiftKey ? `Shift+${key.key}` : key.key]
    if (by) step(proposal, by)
    else if (key.key === 'Escape') cancel()
    else if (key.key === 'Enter' || key.key === 'F2') {
      setProposal(undefined)
      onDrop(proposal.timed, proposal.span)
    }
    return !key.ctrlKey && !key.metaKey && !key.altKey
  }

  return { proposal, start, cancel, onKey }
}

/** An event without a resource belongs to all. */
const isSamePerson = (a: string | undefined, b: string | undefined) =>
  a === undefined || b === undefined || a === b
