import { fromAbsolute } from '@internationalized/date'
import type { DayFrame } from '../TimeGrid/model/slots'
import type { DayEntry } from './day-entries'

/** A day with more events than this is divided into parts. */
export const LONGEST_UNDIVIDED = 8

const NOON = 12
const EVENING = 17

/** A stretch of a day under a heading of its own; a short day is one without. */
export interface PartOfDay {
  title: string | undefined
  entries: readonly DayEntry[]
}

/** Divides a long day where people do: what lasts all day, morning, afternoon, evening. */
export function partsOfDay(entries: readonly DayEntry[], day: DayFrame, timeZone: string): PartOfDay[] {
  if (entries.length <= LONGEST_UNDIVIDED) return entries.length === 0 ? [] : [{ title: undefined, entries }]
  const parts = new Map<string, DayEntry[]>()
  for (const entry of entries) {
    const title = entry.isWholeDay ? 'All day' : partAt(Math.max(entry.start, day.start), timeZone)
    const part = parts.get(title)
    if (part) part.push(entry)
    else parts.set(title, [entry])
  }
  return ORDER.flatMap((title) => {
    const part = parts.get(title)
    return part ? [{ title, entries: part }] : []
  })
}

const ORDER = ['All day', 'Morning', 'Afternoon', 'Evening'] as const

function partAt(instant: number, timeZone: string): string {
  const { hour } = fromAbsolute(instant, timeZone)
  return hour < NOON ? 'Morning' : hour < EVENING ? 'Afternoon' : 'Evening'
}
