import type { DayModel } from '../model/month-model'
import { sameDayIn } from '../model/month-weeks'
import type { MonthStop } from './month-navigation'

/** Stands for "+3 more" among the ids of what a day holds. */
const MORE = Symbol('more')

/** The place of the keyboard, described so that it can be found again after the month or events have changed. */
export interface MonthPlace {
  date: string
  item: string | typeof MORE | null
  /** A date to go to once it is shown. */
  wish: string | null
}

type Weeks = readonly (readonly DayModel[])[]

export const dayOf = (weeks: Weeks, date: string): DayModel | undefined =>
  weeks.flat().find(({ day }) => day.date === date)

/** Returns what the keyboard can stand on inside a day. */
export const itemsOf = ({ pieces, hidden, moreKey }: DayModel): string[] => [
  ...pieces.map(({ key }) => key),
  ...(hidden > 0 ? [moreKey] : []),
]

export function placeOf(weeks: Weeks, { date, itemKey }: MonthStop, wish: string | null = null): MonthPlace {
  const day = dayOf(weeks, date)
  const id = day?.pieces.find(({ key }) => key === itemKey)?.event.id
  return { date, item: itemKey !== null && itemKey === day?.moreKey ? MORE : (id ?? null), wish }
}

/** Finds a place again: a moved event on its new day, a removed event by its day, in another month the same day. */
export function stopAt(weeks: Weeks, month: string, { date, item, wish }: MonthPlace): MonthStop {
  if (wish !== null && dayOf(weeks, wish)) return { date: wish, itemKey: null }
  const day = dayOf(weeks, date)
  if (item === MORE && day !== undefined && day.hidden > 0) return { date, itemKey: day.moreKey }
  const moved = typeof item === 'string' ? eventStop(weeks, item, date) : undefined
  return moved ?? { date: day ? date : sameDayIn(month, date), itemKey: null }
}

/** The stop of an event, on a preferred day if it is shown on several. */
export function eventStop(weeks: Weeks, eventId: string, preferred?: string): MonthStop | undefined {
  const stops = weeks
    .flat()
    .flatMap(({ day, pieces }) =>
      pieces.filter(({ event }) => event.id === eventId).map(({ key }) => ({ date: day.date, itemKey: key })),
    )
  return stops.find(({ date }) => date === preferred) ?? stops[0]
}

/** The stop that has a key. */
export function stopOfKey(weeks: Weeks, key: string): MonthStop | undefined {
  const day = weeks.flat().find((one) => one.key === key || itemsOf(one).includes(key))
  return day && { date: day.day.date, itemKey: day.key === key ? null : key }
}

/** The next of what the days hold, or the one before, seen from where the keyboard is; none at either end. */
export function nextItemStop(weeks: Weeks, from: MonthStop, by: 1 | -1): MonthStop | undefined {
  const stops = weeks.flat().flatMap((day) =>
    // The day itself comes before what it holds.
    [null, ...itemsOf(day)].map((itemKey): MonthStop => ({ date: day.day.date, itemKey })),
  )
  const at = stops.findIndex(({ date, itemKey }) => date === from.date && itemKey === from.itemKey)
  const ahead = by === 1 ? stops.slice(at + 1) : stops.slice(0, Math.max(at, 0)).toReversed()
  return ahead.find(({ itemKey }) => itemKey !== null)
}
