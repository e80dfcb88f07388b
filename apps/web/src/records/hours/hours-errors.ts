import { WEEKDAYS, type Weekday } from '@oaklet/api/contract'
import type { FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { closingOf, type DayValues, type HoursValues, WORKDAYS } from './hours-form'
import type { HoursKind } from './range-words'

/** The days that stand in the form: Monday for all five while they are the same. */
export const shownDays = ({ isSame }: Pick<HoursValues, 'isSame'>): Weekday[] =>
  WEEKDAYS.filter((day) => !isSame || day === 'monday' || !WORKDAYS.includes(day))

/** The name of a time's box in the form. */
export const timeField = (day: string, index: number, edge: 'opens' | 'closes'): string =>
  `${day}.${index}.${edge}`

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const hoursErrors = (values: HoursValues, kind?: HoursKind): FormError[] =>
  shownDays(values).flatMap((day) => dayErrors(day, values.days[day], kind))

const MESSAGES = {
  opening: {
    opens: 'Enter when you open',
    closes: 'Enter when you close',
    afterBreak: 'Open after the break has begun',
    order: 'Close after opening',
  },
  working: {
    opens: 'Enter when work begins',
    closes: 'Enter when work ends',
    afterBreak: 'Begin again after the break has begun',
    order: 'End after beginning',
  },
  waiting: {
    opens: 'Enter a time',
    closes: 'Enter a time',
    afterBreak: 'Begin again after the break has begun',
    order: 'End after beginning',
  },
} as const

/** What has to be put right in one day. */
export function dayErrors(day: Weekday, values: DayValues, kind: HoursKind = 'opening'): FormError[] {
  const { isOpen, ranges } = values
  if (!isOpen) return []
  const says = MESSAGES[kind]
  return ranges.flatMap(({ opens, closes }, index) => {
    const before = closingOf(ranges[index - 1]?.closes ?? null)
    const end = closingOf(closes)
    const found: FormError[] = []
    const refuse = (edge: 'opens' | 'closes', message: string) =>
      found.push({ path: timeField(day, index, edge), message })
    if (opens === null) refuse('opens', says.opens)
    else if (before !== null && opens < before) refuse('opens', says.afterBreak)
    if (end === null) refuse('closes', says.closes)
    else if (opens !== null && end <= opens) refuse('closes', says.order)
    return found
  })
}

/** The server's refusals of one day at the boxes that they are about. */
export const dayRefusals = (day: Weekday, refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: path.replace(/^ranges/, day), message }))

/** The same in a week where Monday may stand for the days of work. */
export const refusedHours = (
  values: HoursValues,
  day: Weekday,
  refused: readonly FieldError[],
): FormError[] => dayRefusals(values.isSame && WORKDAYS.includes(day) ? 'monday' : day, refused)
