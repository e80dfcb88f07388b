import { type BusinessHours, type OpenRange, WEEKDAYS, type Weekday } from '@oaklet/api/contract'

/** A range while it is typed; null is a time that is not whole. Closing at midnight is `00:00` here. */
export interface RangeValues {
  opens: string | null
  closes: string | null
}

/** One day; what was typed stays while it is closed. */
export interface DayValues {
  isOpen: boolean
  ranges: readonly RangeValues[]
}

/** The week as it is typed; with `isSame` Monday stands for all five days. */
export interface HoursValues {
  isSame: boolean
  days: Readonly<Record<Weekday, DayValues>>
}

/** The days of work, which mostly have the same hours. */
export const WORKDAYS = WEEKDAYS.slice(0, 5)

const USUAL: RangeValues = { opens: '09:00', closes: '17:00' }
const NOON = '12:00'
const AFTER_NOON = '13:00'
const MIDNIGHT = '00:00'
const END_OF_DAY = '24:00'

/** The same value for every day of the week. */
const forEachDay = <T>(valueOf: (day: Weekday) => T): Record<Weekday, T> => ({
  monday: valueOf('monday'),
  tuesday: valueOf('tuesday'),
  wednesday: valueOf('wednesday'),
  thursday: valueOf('thursday'),
  friday: valueOf('friday'),
  saturday: valueOf('saturday'),
  sunday: valueOf('sunday'),
})

/** What the step starts from. */
export const hoursValuesOf = (hours: BusinessHours): HoursValues => ({
  isSame: new Set(WORKDAYS.map((day) => JSON.stringify(rangesWords(hours[day])))).size === 1,
  days: forEachDay((day) => dayValuesOf(hours[day])),
})

/** One day as the contract has it while it is typed; a closed one begins with the usual hours once it is opened. */
export const dayValuesOf = (ranges: readonly OpenRange[]): DayValues => ({
  isOpen: ranges.length > 0,
  ranges:
    ranges.length === 0
      ? [USUAL]
      : ranges.map(({ opens, closes }) => ({ opens, closes: closes === END_OF_DAY ? MIDNIGHT : closes })),
})

/** The week as the contract has it; times that are not whole are empty, which the check has refused. */
export const hoursOf = ({ isSame, days }: HoursValues): BusinessHours =>
  forEachDay((day) => rangesOf(days[isSame && WORKDAYS.includes(day) ? 'monday' : day]))

/** One day as the contract has it. */
export const rangesOf = ({ isOpen, ranges }: DayValues): OpenRange[] =>
  isOpen ? ranges.map(({ opens, closes }) => ({ opens: opens ?? '', closes: closingOf(closes) ?? '' })) : []

/** Closing at midnight ends the day, rather than coming before all of it. */
export const closingOf = (closes: string | null): string | null => (closes === MIDNIGHT ? END_OF_DAY : closes)

/** Whether two days have the same hours. */
export const isSameHours = (one: readonly OpenRange[], other: readonly OpenRange[]): boolean =>
  JSON.stringify(rangesWords(one)) === JSON.stringify(rangesWords(other))

/** The days whose hours would be others than before. */
export const changedDays = (before: BusinessHours, after: BusinessHours): Weekday[] =>
  WEEKDAYS.filter((day) => !isSameHours(before[day], after[day]))

const rangesWords = (ranges: readonly OpenRange[]) => ranges.map(({ opens, closes }) => [opens, closes])

/** The week with other hours of one day. */
export const withDay = (values: HoursValues, day: Weekday, change: Partial<DayValues>): HoursValues => ({
  ...values,
  days: { ...values.days, [day]: { ...values.days[day], ...change } },
})

/** Splits the last range: over noon with an hour's break, else with a second one to be filled in. */
export function withBreak(ranges: readonly RangeValues[]): RangeValues[] {
  const last = ranges.at(-1) ?? USUAL
  const { opens, closes } = last
  const spansNoon =
    opens !== null && closes !== null && opens < NOON && (closingOf(closes) ?? '') > AFTER_NOON
  const split = spansNoon
    ? [
        { opens, closes: NOON },
        { opens: AFTER_NOON, closes },
      ]
    : [last, { opens: null, closes: null }]
  return [...ranges.slice(0, -1), ...split]
}

/** Takes away the break before the range at `index`: that one and the one before become one. */
export function withoutBreak(ranges: readonly RangeValues[], index: number): RangeValues[] {
  const [before, after] = [ranges[index - 1], ranges[index]]
  if (before === undefined || after === undefined) return [...ranges]
  const joined = { opens: before.opens, closes: after.closes ?? before.closes }
  return [...ranges.slice(0, index - 1), joined, ...ranges.slice(index + 1)]
}

/** The most ranges that a day may have, as the server takes it. */
export const MOST_RANGES = 8
