import type { EventDay } from '../../AgendaList/event-days'
import type { TimedEvent } from '../../TimeGrid/model/segments'

/** What one day of a week shows: one event, or room, for each lane from the top. */
export type DayLanes = readonly (TimedEvent | undefined)[]

interface Stretch {
  timed: TimedEvent
  from: number
  to: number
  /** It is drawn as one bar over the days, above what has a time. */
  isBar: boolean
}

/**
 * Gives every event of a week one lane for all days that it touches, the highest free one. Bars over several days come
 * first, the earlier and longer above; below them a day's own events in the order of time.
 */
export function weekLanes(week: readonly EventDay[]): DayLanes[] {
  const lanes = week.map((): (TimedEvent | undefined)[] => [])
  for (const { timed, from, to } of inOrder(stretchesOf(week))) {
    const days = lanes.slice(from, to + 1)
    let lane = 0
    while (days.some((day) => day[lane] !== undefined)) lane += 1
    for (const day of days) {
      while (day.length < lane) day.push(undefined)
      day[lane] = timed
    }
  }
  return lanes
}

function stretchesOf(week: readonly EventDay[]): Stretch[] {
  const stretches = new Map<TimedEvent, Stretch>()
  for (const [index, day] of week.entries()) {
    for (const timed of day.events) {
      const known = stretches.get(timed)
      if (known) known.to = index
      const isBar = timed.event.isAllDay === true || timed.start < day.start || timed.end > day.end
      if (!known) stretches.set(timed, { timed, from: index, to: index, isBar })
    }
  }
  return [...stretches.values()]
}

const inOrder = (stretches: readonly Stretch[]) => [
  ...stretches.filter(({ isBar }) => isBar).sort((a, b) => a.from - b.from || b.to - a.to),
  ...stretches.filter(({ isBar }) => !isBar),
]
