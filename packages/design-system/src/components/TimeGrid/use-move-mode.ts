import { useCallback, useState, type KeyboardEvent } from 'react'
import type { GridModel } from './grid-model'
import { moveSpan, overlapWords, type MoveStep, type Span } from './move-event'
import type { TimedEvent } from './segments'
import { spanWords } from './time-words'
import type { Announce } from './use-announcer'

export interface Proposal {
  timed: TimedEvent
  span: Span
}

interface Options {
  model: GridModel
  events: readonly TimedEvent[]
  timeZone: string
  slotMinutes: number
  announce: Announce
  onDrop: (timed: TimedEvent, to: Span) => void
}

const STEPS: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'previous-day',
  ArrowRight: 'next-day',
  'Shift+ArrowUp': 'shorter',
  'Shift+ArrowDown': 'longer',
}

/** Moving by keyboard: the event stays where it is and keeps focus, a ghost shows where it would go. */
export function useMoveMode({ model, events, timeZone, slotMinutes, announce, onDrop }: Options) {
  const [proposal, setProposal] = useState<Proposal>()

  const start = (timed: TimedEvent) => {
    setProposal({ timed, span: { start: timed.start, end: timed.end } })
    announce(
      `Moving ${timed.event.title}. Arrow keys move it, Shift with Up or Down changes its end, Enter drops it, Escape puts it back.`,
    )
  }

  const cancel = useCallback(() => {
    if (proposal === undefined) return
    setProposal(undefined)
    announce(`Put back to ${spanWords(proposal.timed.start, proposal.timed.end, timeZone)}`)
  }, [announce, proposal, timeZone])

  const step = ({ timed, span }: Proposal, by: MoveStep) => {
    const to = moveSpan(span, by, model.columns, timeZone, slotMinutes)
    const others = events
      .filter(({ event }) => event.id !== timed.event.id && event.look !== 'muted')
      .map(({ event, start: from, end }) => ({ title: event.title, start: from, end }))
    setProposal({ timed, span: to })
    announce([spanWords(to.start, to.end, timeZone), overlapWords(to, others)].filter(Boolean).join(', '))
  }

  /** Takes every key of the grid while something is being moved; answers whether it did. */
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
