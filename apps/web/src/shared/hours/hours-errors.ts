import { WEEKDAYS, type Weekday } from '@oaklet/api/contract'
import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { closingOf, type DayValues, type HoursValues, WORKDAYS } from './hours-form'

/** The days that stand in the form: Monday for all five while they are the same. */
export const shownDays = ({ isSame }: Pick<HoursValues, 'isSame'>): Weekday[] =>
  WEEKDAYS.filter((day) => !isSame || day === 'monday' || !WORKDAYS.includes(day))

/** The name of a time's box in the form. */
export const timeField = (day: Weekday, index: number, edge: 'opens' | 'closes'): string =>
  `${day}.${index}.${edge}`

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const hoursErrors = (values: HoursValues): FormError[] =>
  shownDays(values).flatMap((day) => dayErrors(day, values.days[day]))

/** What has to be put right in one day. */
export function dayErrors(day: Weekday, { isOpen, ranges }: DayValues): FormError[] {
  if (!isOpen) return []
  return ranges.flatMap(({ opens, closes }, index) => {
    const before = closingOf(ranges[index - 1]?.closes ?? null)
    const end = closingOf(closes)
    const found: FormError[] = []
    const refuse = (edge: 'opens' | 'closes', message: string) =>
      found.push({ field: timeField(day, index, edge), message })
    if (opens === null) refuse('opens', 'Enter when you open')
    else if (before !== null && opens < before) refuse('opens', 'Open after the break has begun')
    if (end === null) refuse('closes', 'Enter when you close')
    else if (opens !== null && end <= opens) refuse('closes', 'Close after opening')
    return found
  })
}

/** The server's refusals of one day at the boxes that they are about. */
export const dayRefusals = (day: Weekday, refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ field: path.replace(/^ranges/, day), message }))

/** The same in a week where Monday may stand for the days of work. */
export const refusedHours = (
  values: HoursValues,
  day: Weekday,
  refused: readonly FieldError[],
): FormError[] => dayRefusals(values.isSame && WORKDAYS.includes(day) ? 'monday' : day, refused)
