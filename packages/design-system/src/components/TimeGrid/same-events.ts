import type { TimeGridEvent } from './time-grid-event'

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

/** Whether two lists show the same, though they may have been made anew. */
export const sameEvents = (a: readonly TimeGridEvent[], b: readonly TimeGridEvent[]): boolean =>
  a.length === b.length &&
  a.every((event, index) => {
    const other = b[index]
    return (
      other !== undefined && (event === other || aspects.every((aspect) => event[aspect] === other[aspect]))
    )
  })
