import { type BirthReadings, birthReadings, type DateOrder } from './typed-birth'

/** What a column of dates tells of their order, or what has to be asked. */
export type ColumnOrder = { order: DateOrder } | { question: DateQuestion }

/** A date as it stands in the file, and both dates that it may be. */
interface EitherDate extends Readonly<Record<DateOrder, string>> {
  typed: string
}

/**
 * What is asked about: a date that can be read two ways, or a column that holds dates of both orders (`only`, the first
 * of each) and perhaps such a one too.
 */
export type DateQuestion =
  | { only: null; either: EitherDate }
  | { only: Readonly<Record<DateOrder, string>>; either: EitherDate | null }

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
  const unsure = dates.filter(isUnsure)
  const first = unsure.find(({ hasDots }) => !hasDots) ?? unsure[0]
  const either = first === undefined ? null : { typed: first.typed, month: first.month, day: first.day }
  if (monthOnly !== undefined && dayOnly !== undefined) {
    return { question: { only: { month: monthOnly, day: dayOnly }, either } }
  }
  if (monthOnly !== undefined) return { order: 'month' }
  if (dayOnly !== undefined || first?.hasDots === true) return { order: 'day' }
  return either === null ? { order: 'month' } : { question: { only: null, either } }
}

type ReadDate = BirthReadings & { typed: string }

/** Whether it is a date in either order, and not the same one. */
const isUnsure = (date: ReadDate): date is ReadDate & EitherDate =>
  date.month !== null && date.day !== null && date.month !== date.day
