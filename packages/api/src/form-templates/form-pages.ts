import * as z from 'zod/mini'
import { EnteredDate, requiredText, text, textOfLines } from '../wire/scalars'
import { type FormContent, type FormItem, type FormTest, MAX_FORM_NUMBER } from './form-content'

/** An answer to one question, as it is saved: a text, a date, the id of a choice or several, a number; null for none. */
export type FormAnswer = string | number | readonly string[] | null

/** The longest answer of one line, and of several. */
const SHORT_ANSWER = 200
const LONG_ANSWER = 5000

/** Whether anything was answered. */
export const isAnswered = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== null && answer !== ''

/**
 * The questions that are asked, in their order: under a heading with a condition none unless that holds. A question that is
 * not asked has no answer for those after it, whatever was saved of it.
 */
export function askedItems(
  { items }: Pick<FormContent, 'items'>,
  answerOf: (id: string) => unknown,
): FormItem[] {
  const answers = new Map<string, unknown>()
  const holds = ({ condition }: FormItem): boolean => {
    if (condition === null) return true
    const isHeld = (test: FormTest) => isTrue(test, answers.get(test.itemId))
    return condition.match === 'all' ? condition.tests.every(isHeld) : condition.tests.some(isHeld)
  }
  let isUnderAsked = true
  return items.filter((item) => {
    if (item.kind === 'heading') {
      isUnderAsked = holds(item)
      return false
    }
    const isAsked = isUnderAsked && holds(item)
    if (isAsked) answers.set(item.id, answerOf(item.id))
    return isAsked
  })
}

function isTrue({ operator, value }: FormTest, answer: unknown): boolean {
  if (!isAnswered(answer)) return false
  if (operator === 'answered') return true
  const isSame = Array.isArray(answer) ? answer.includes(value) : answer === value
  return operator === 'equals' ? isSame : !isSame
}

/** Whether the practice wants to be notified of an answer as soon as it is given. */
export const isAlert = ({ alerts }: Pick<FormItem, 'alerts'>, answer: unknown): boolean =>
  alerts.some((alert) => (Array.isArray(answer) ? answer.includes(alert) : answer === alert))

/** The heading under which a question stands; undefined before the first. */
export const headingOf = ({ items }: Pick<FormContent, 'items'>, id: string): FormItem | undefined =>
  items
    .slice(
      0,
      Math.max(
        0,
        items.findIndex((item) => item.id === id),
      ),
    )
    .findLast(({ kind }) => kind === 'heading')

/** The schema of the answer to a question, in the field `answer`. */
export function formPageSchema(item: FormItem): z.ZodMiniType {
  return z.object({ answer: answerSchema(item) })
}

function answerSchema({ kind, isRequired, options, range }: FormItem): z.ZodMiniType {
  switch (kind) {
    case 'heading':
      return z.never()
    case 'short_text':
      return isRequired ? requiredText(SHORT_ANSWER, 'Enter your answer') : text(SHORT_ANSWER)
    case 'long_text':
      return isRequired
        ? textOfLines(LONG_ANSWER).check(z.refine((answer) => answer.trim() !== '', 'Enter your answer'))
        : textOfLines(LONG_ANSWER)
    case 'yes_no':
      return choice(['yes', 'no'], isRequired)
    case 'one_of':
      return choice(
        options.map(({ id }) => id),
        isRequired,
      )
    case 'several_of':
      return z.array(z.string()).check(
        z.refine((chosen) => chosen.every((one) => options.some(({ id }) => id === one)), 'Choose an answer'),
        z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each answer once'),
        z.refine((chosen) => !isRequired || chosen.length > 0, 'Choose at least one answer'),
      )
    case 'scale':
      return orNone(
        z.int('Choose a number').check(z.minimum(range.lowest ?? 0), z.maximum(range.highest ?? 0)),
        isRequired,
      )
    case 'number':
      return orNone(numberBetween(range), isRequired)
    case 'date':
      return orNone(EnteredDate, isRequired)
  }
}

const choice = (values: readonly string[], isRequired: boolean) =>
  orNone(
    z.string('Choose an answer').check(z.refine((answer) => values.includes(answer), 'Choose an answer')),
    isRequired,
  )

const orNone = (schema: z.ZodMiniType, isRequired: boolean): z.ZodMiniType =>
  isRequired ? schema : z.nullable(schema)

function numberBetween({ lowest, highest }: FormItem['range']) {
  const [from, to] = [lowest ?? -MAX_FORM_NUMBER, highest ?? MAX_FORM_NUMBER]
  const message =
    lowest !== null && highest !== null
      ? `Enter a number from ${lowest} to ${highest}`
      : lowest !== null
        ? `Enter a number of at least ${lowest}`
        : highest !== null
          ? `Enter a number of at most ${highest}`
          : 'Enter a number'
  return z.number('Enter a number').check(z.refine((answer) => answer >= from && answer <= to, message))
}
