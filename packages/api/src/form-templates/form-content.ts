import * as z from 'zod/mini'
import { isVisible } from '../wire/plain-text'
import { requiredText, text, textOfLines } from '../wire/scalars'

/** What a part of a form is: a heading over the questions that follow, or a question by the way it is answered. */
export const FORM_ITEM_KINDS = [
  'heading',
  'short_text',
  'long_text',
  'yes_no',
  'one_of',
  'several_of',
  'scale',
  'number',
  'date',
] as const
/** One of {@link FORM_ITEM_KINDS}. */
export type FormItemKind = (typeof FORM_ITEM_KINDS)[number]

/** How an earlier answer is looked at: that it is this one, that it is another one, or that there is any. */
export const FORM_OPERATORS = ['equals', 'differs', 'answered'] as const
/** One of {@link FORM_OPERATORS}. */
export type FormOperator = (typeof FORM_OPERATORS)[number]

/** The most headings and questions of a form. */
export const MAX_FORM_ITEMS = 150
/** The most answers to choose from. */
export const MAX_FORM_OPTIONS = 60
/** The most characters of a question, or of an answer to choose. */
export const MAX_FORM_LABEL = 200
/** The most characters of the words under a question. */
export const MAX_FORM_HELP = 2000
/** The most steps of a scale. */
export const MAX_SCALE_STEPS = 11
/** The most answers that a condition looks at. */
export const MAX_FORM_TESTS = 5
/** The highest number that can be asked for; the lowest is the same below zero. */
export const MAX_FORM_NUMBER = 1_000_000

/**
 * The name of a part of a form, or of an answer to choose, which stays the same in every version of the form. The name of
 * a question stands in the address of its page.
 */
const Key = z.string().check(z.regex(/^[A-Za-z0-9][\w-]{0,39}$/, 'Use letters and digits'))

/** An answer to choose. */
export const FormOption = z.object({ id: Key, label: requiredText(MAX_FORM_LABEL, 'Enter an answer') })
export type FormOption = z.infer<typeof FormOption>

/** What is asked of one earlier answer; `value` is `yes`, `no`, or the id of an answer to choose, and empty for `answered`. */
export const FormTest = z.object({ itemId: Key, operator: z.enum(FORM_OPERATORS), value: text(64) })
export type FormTest = z.infer<typeof FormTest>

/** When a question is asked: if all, or any, of these hold. */
export const FormCondition = z.object({
  match: z.enum(['all', 'any']),
  tests: z
    .array(FormTest)
    .check(
      z.minLength(1, 'Choose an answer'),
      z.maxLength(MAX_FORM_TESTS, `Use at most ${MAX_FORM_TESTS} answers`),
    ),
})
export type FormCondition = z.infer<typeof FormCondition>

/** A part of a form. */
export interface FormItem {
  id: string
  kind: FormItemKind
  /** The question, or the heading. */
  label: string
  /** What is said under it; may be empty. */
  help: string
  /** Whether it has to be answered; false for a heading. */
  isRequired: boolean
  /** The answers to choose from; empty where nothing is chosen. */
  options: FormOption[]
  /** The ends of a scale with what they mean, or the limits of a number, null for none. */
  range: { lowest: number | null; highest: number | null; lowestLabel: string; highestLabel: string }
  /** The answers of which the practice is notified as soon as they are given: `yes`, `no`, or ids of answers to choose. */
  alerts: string[]
  /** When it is asked, or what stands under a heading; null for always. */
  condition: FormCondition | null
}

const Limit = z.nullable(
  z.int('Use a whole number').check(z.minimum(-MAX_FORM_NUMBER), z.maximum(MAX_FORM_NUMBER)),
)

const hasEnoughOptions = z.refine<FormItem>(({ kind, options }) => !isChoice(kind) || options.length >= 2, {
  path: ['options'],
  error: 'Add at least two answers',
})
const hasDifferentOptions = z.refine<FormItem>(
  ({ options }) => isUnique(options.map(({ id }) => id)) && isUnique(options.map(({ label }) => label)),
  { path: ['options'], error: 'Two answers are the same' },
)
const hasScale = z.refine<FormItem>(
  ({ kind, range: { lowest, highest } }) =>
    kind !== 'scale' ||
    (lowest !== null && highest !== null && highest > lowest && highest - lowest < MAX_SCALE_STEPS),
  { path: ['range.highest'], error: `Use a scale of 2 to ${MAX_SCALE_STEPS} steps` },
)
const hasRange = z.refine<FormItem>(
  ({ kind, range: { lowest, highest } }) =>
    kind !== 'number' || lowest === null || highest === null || highest >= lowest,
  { path: ['range.highest'], error: 'The highest number is below the lowest' },
)
const hasAlerts = z.refine<FormItem>(
  (item) => {
    const values = choicesOf(item).map(({ id }) => id)
    return item.alerts.every((alert) => values.includes(alert))
  },
  { path: ['alerts'], error: 'Choose answers of this question' },
)

/** A part of a form, as it is checked. */
export const FormItem = z
  .object({
    id: Key,
    kind: z.enum(FORM_ITEM_KINDS),
    label: requiredText(MAX_FORM_LABEL, 'Enter the question'),
    help: textOfLines(MAX_FORM_HELP),
    isRequired: z.boolean(),
    options: z
      .array(FormOption)
      .check(z.maxLength(MAX_FORM_OPTIONS, `Use at most ${MAX_FORM_OPTIONS} answers`)),
    range: z.object({ lowest: Limit, highest: Limit, lowestLabel: text(60), highestLabel: text(60) }),
    alerts: z.array(z.string()),
    condition: z.nullable(FormCondition),
  })
  .check(hasEnoughOptions, hasDifferentOptions, hasScale, hasRange, hasAlerts)

/** What a form asks, in its order. One that is being written may have no question yet. */
export const FormContent = z.object({
  title: requiredText(120, 'Enter a title'),
  /** Whether only those read the answers who may read notes of the client. */
  isClinical: z.boolean(),
  items: z.array(FormItem).check(
    z.maxLength(MAX_FORM_ITEMS, `Use at most ${MAX_FORM_ITEMS} questions`),
    z.refine((items) => isUnique(items.map(({ id }) => id)), 'Two parts have the same id'),
  ),
})
export type FormContent = z.infer<typeof FormContent>

/** Whether an answer is chosen from a list that the form has. */
export const isChoice = (kind: FormItemKind): boolean => kind === 'one_of' || kind === 'several_of'

/** The answers that can be looked at one by one; none where anything may be typed. */
export const choicesOf = ({ kind, options }: Pick<FormItem, 'kind' | 'options'>): readonly FormOption[] =>
  kind === 'yes_no' ? YES_AND_NO : isChoice(kind) ? options : []

const YES_AND_NO: readonly FormOption[] = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** Why a form can’t be published; `itemId` is null where it is not about one part of it. */
export interface FormProblem {
  itemId: string | null
  message: string
}

/** What has to be put right before a form can be published; the server and the page both go by it. */
export function formProblems({ items }: Pick<FormContent, 'items'>): FormProblem[] {
  const asksSomething = items.some(({ kind }) => kind !== 'heading')
  return [
    ...(asksSomething ? [] : [{ itemId: null, message: 'Add a question' }]),
    ...items.flatMap(({ id, label, condition }, place) =>
      (condition?.tests ?? []).flatMap((test): FormProblem[] => {
        const problem = testProblem(test, items.slice(0, place))
        return problem === null ? [] : [{ itemId: id, message: `“${label}” ${problem}` }]
      }),
    ),
  ]
}

function testProblem({ itemId, operator, value }: FormTest, earlier: readonly FormItem[]): string | null {
  const tested = earlier.find(({ id }) => id === itemId)
  if (tested === undefined || tested.kind === 'heading') {
    return 'is shown after an answer to a question that does not come before it'
  }
  const isThere = operator === 'answered' || choicesOf(tested).some(({ id }) => id === value)
  return isThere ? null : `is shown after an answer that “${tested.label}” does not have`
}

/** The words of a form, whose reading grade is told. */
export const formText = ({ items }: Pick<FormContent, 'items'>): string =>
  items
    .flatMap(({ label, help, options }) => [label, help, ...options.map((option) => option.label)])
    .filter(isVisible)
    .join('\n')
