import {
  HolidayInput,
  type FieldError,
  type Holiday,
  isLastSuchWeekday,
  type RecurringType,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { daysWords, locationsWords, recurrenceWords } from './holiday-words'

/** What is typed about a holiday. */
export interface HolidayValues {
  name: string
  /** The first day; null while it is not whole. */
  date: string | null
  hasMoreDays: boolean
  /** The last day, kept while there is only one. */
  endDate: string | null
  recurringType: RecurringType
  isForAll: boolean
  /** The ids of the locations that are closed, kept while all are. */
  locations: readonly string[]
  description: string
}

/** What the form starts from. */
export const holidayValuesOf = (holiday: Holiday | null): HolidayValues => ({
  name: holiday?.name ?? '',
  date: holiday?.date ?? null,
  hasMoreDays: holiday?.endDate !== undefined,
  endDate: holiday?.endDate ?? null,
  recurringType: holiday?.recurring === true ? holiday.recurringType : 'none',
  isForAll: (holiday?.locations.length ?? 0) === 0,
  locations: holiday?.locations ?? [],
  description: holiday?.description ?? '',
})

/** What is sent; a date that is not whole is empty, which the check has refused. */
export const holidayInputOf = (values: HolidayValues): HolidayInput => ({
  name: values.name.trim(),
  date: values.date ?? '',
  // Named even when there is none, so that it also goes from what shows at once.
  endDate: values.hasMoreDays ? (values.endDate ?? '') : undefined,
  recurring: values.recurringType !== 'none',
  recurringType: values.recurringType,
  locations: values.isForAll ? [] : [...values.locations],
  description: values.description.trim(),
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function holidayErrors(values: HolidayValues): FormError[] {
  const missing = [
    ...(values.date === null ? [{ path: 'date', message: 'Enter the date' }] : []),
    ...(values.hasMoreDays && values.endDate === null
      ? [{ path: 'endDate', message: 'Enter the last day' }]
      : []),
    ...(!values.isForAll && values.locations.length === 0
      ? [{ path: 'locations', message: 'Choose at least one location' }]
      : []),
  ]
  const refused = (HolidayInput.safeParse(holidayInputOf(values)).error?.issues ?? []).map(
    ({ path, message }) => ({ path: String(path[0]), message }),
  )
  const found = [...missing, ...refused.filter(({ path }) => !missing.some((one) => one.path === path))]
  return FIELD_ORDER.flatMap((field) => found.find(({ path }) => path === field) ?? [])
}

const FIELD_ORDER = ['name', 'date', 'endDate', 'recurringType', 'locations', 'description']

/** The server's refusals at the fields that they are about. */
export const refusedHoliday = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: path.split('.')[0] ?? path, message }))

/** The kinds of recurrence that fit the date: a last weekday only where it is one. */
export const recurringTypesFor = (date: string | null): RecurringType[] => [
  'none',
  'yearly_date',
  'yearly_weekday',
  ...(date !== null && isLastSuchWeekday(date) ? (['yearly_last_weekday'] as const) : []),
]

/** The values with another first day; a kind of recurrence that no longer fits is chosen anew. */
export const withDate = (values: HolidayValues, date: string | null): Partial<HolidayValues> => ({
  date,
  ...(date !== null && !recurringTypesFor(date).includes(values.recurringType)
    ? { recurringType: 'yearly_weekday' }
    : {}),
})

/** Both versions in words, for the person to choose from. */
export function holidayVersions(
  mine: HolidayValues,
  theirs: Holiday,
  nameOf: (locationId: string) => string | undefined,
) {
  const input = holidayInputOf(mine)
  const row = (label: string, words: (holiday: HolidayInput) => string) => ({
    label,
    mine: words(input),
    theirs: words(theirs),
  })
  return [
    row('Name', ({ name }) => name),
    row('Days', ({ date, endDate = date }) => daysWords({ first: date, last: endDate })),
    row('Comes again', recurrenceWords),
    row('Closed', ({ locations }) => locationsWords(locations, nameOf)),
    row('Description', ({ description }) => description),
  ]
}
