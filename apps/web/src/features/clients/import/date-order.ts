import { birthReadings, type DateOrder } from './typed-birth'

/** What a column of dates tells of their order, or what has to be asked. */
export type ColumnOrder = { order: DateOrder } | { question: DateQuestion }

/** Dates that can be read two ways. */
export interface DateQuestion {
  /** One of them as it stands in the file, and both dates that it may be. */
  either?: { typed: string } & Readonly<Record<DateOrder, string>>
  /** Where the column holds dates of both orders, the first of each. */
  only?: Readonly<Record<DateOrder, string>>
}

/** What the heading says: `Date of birth (DD/MM/YYYY)`. */
const SAID: readonly (readonly [RegExp, DateOrder])[] = [
  [/\bm(?:m|onth)?\W{0,3}d(?:d|ay)?\W{0,3}y(?:y|yyy|ear)?\b/i, 'month'],
  [/\bd(?:d|ay)?\W{0,3}m(?:m|onth)?\W{0,3}y(?:y|yyy|ear)?\b/i, 'day'],
]

/**
 * The order of a column's dates: as its heading says, or else as those do that can be read one way only. If there are
 * none, dots tell that the day is first.
 */
export function orderOfColumn(heading: string, values: readonly string[], today: string): ColumnOrder {
  const said = SAID.find(([pattern]) => pattern.test(heading))
  if (said) return { order: said[1] }
  const dates = values.map((typed) => ({ typed, ...birthReadings(typed, today) }))
  const monthOnly = dates.find(({ month, day }) => month !== null && day === null)?.typed
  const dayOnly = dates.find(({ month, day }) => day !== null && month === null)?.typed
  const unsure = dates.filter(({ month, day }) => month !== null && day !== null && month !== day)
  const either = unsure.find(({ hasDots }) => !hasDots) ?? unsure[0]
  const asked = either && {
    either: { typed: either.typed, month: either.month ?? '', day: either.day ?? '' },
  }
  if (monthOnly !== undefined && dayOnly !== undefined) {
    return { question: { ...asked, only: { month: monthOnly, day: dayOnly } } }
  }
  if (monthOnly !== undefined) return { order: 'month' }
  if (dayOnly !== undefined || either?.hasDots) return { order: 'day' }
  return asked ? { question: asked } : { order: 'month' }
}
