import {
  choicesOf,
  type FieldError,
  FormItem,
  type FormItemKind,
  type FormOption,
  type FormTest,
  isChoice,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

/** An earlier answer that is looked at, as it is chosen; its key stays the same while others are removed. */
export interface TypedTest extends FormTest {
  key: number
}

/** What the form for a question holds. */
export interface QuestionValues {
  kind: FormItemKind
  label: string
  help: string
  isRequired: boolean
  /** The answers to choose from, one on each line. */
  answers: string
  lowest: number | null
  highest: number | null
  lowestLabel: string
  highestLabel: string
  alerts: string[]
  isConditional: boolean
  match: 'all' | 'any'
  tests: TypedTest[]
}

/** What the form starts from: a question, or an empty one. */
export const questionValuesOf = (
  item: FormItem | null,
  kind: FormItemKind = 'short_text',
): QuestionValues => ({
  kind: item?.kind ?? kind,
  label: item?.label ?? '',
  help: item?.help ?? '',
  isRequired: item?.isRequired ?? false,
  answers: (item?.options ?? []).map(({ label }) => label).join('\n'),
  lowest: item?.range.lowest ?? null,
  highest: item?.range.highest ?? null,
  lowestLabel: item?.range.lowestLabel ?? '',
  highestLabel: item?.range.highestLabel ?? '',
  alerts: item?.alerts ?? [],
  isConditional: item?.condition != null,
  match: item?.condition?.match ?? 'all',
  tests: (item?.condition?.tests ?? [NO_TEST]).map((test, key) => ({ ...test, key })),
})

const NO_TEST: FormTest = { itemId: '', operator: 'equals', value: '' }

/**
 * The answers that are typed. One that was there before has the id that it had, also where it is worded anew in its place,
 * so that conditions on it still hold.
 */
export function optionsOf(answers: string, before: readonly FormOption[]): FormOption[] {
  const labels = answers
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const kept = labels.map((label, place) => {
    const same = before.find((option) => option.label === label)
    const there = before[place]
    const isReworded = same === undefined && there !== undefined && !labels.includes(there.label)
    return same?.id ?? (isReworded ? there.id : undefined)
  })
  const taken = new Set([...before.map(({ id }) => id), ...kept])
  let number = 0
  const newId = (): string => {
    do number += 1
    while (taken.has(`a${number}`))
    return `a${number}`
  }
  return labels.map((label, place) => ({ id: kept[place] ?? newId(), label }))
}

/** What is saved: nothing that the kind of question doesn’t have. */
export function itemOf(values: QuestionValues, id: string, before: FormItem | null): FormItem {
  const { kind, label, help, isRequired, lowest, highest, lowestLabel, highestLabel, alerts } = values
  const options = isChoice(kind) ? optionsOf(values.answers, before?.options ?? []) : []
  const isNumber = kind === 'scale' || kind === 'number'
  const choices = choicesOf({ kind, options }).map((option) => option.id)
  return {
    ...{ id, kind, label: label.trim(), help: help.trim(), options },
    isRequired: kind !== 'heading' && isRequired,
    range: {
      ...{ lowest: isNumber ? lowest : null, highest: isNumber ? highest : null },
      lowestLabel: kind === 'scale' ? lowestLabel.trim() : '',
      highestLabel: kind === 'scale' ? highestLabel.trim() : '',
    },
    alerts: alerts.filter((alert) => choices.includes(alert)),
    condition: values.isConditional
      ? {
          match: values.match,
          tests: values.tests.map(({ itemId, operator, value }) => ({
            ...{ itemId, operator, value: operator === 'answered' ? '' : value },
          })),
        }
      : null,
  }
}

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function questionErrors(values: QuestionValues, items: readonly FormItem[]): FormError[] {
  const refused = FormItem.safeParse(itemOf(values, 'q', null)).error?.issues ?? []
  const typed = refused.map(({ path, message }) => ({ path: path.join('.'), message }))
  return [
    ...asFields(
      typed.filter(({ path }) => !path.startsWith('condition')),
      values.kind,
    ),
    ...(values.isConditional ? values.tests.flatMap((test) => testErrors(test, items)) : []),
  ]
}

function testErrors({ key, itemId, operator, value }: TypedTest, items: readonly FormItem[]): FormError[] {
  const tested = items.find(({ id }) => id === itemId)
  if (tested === undefined) return [{ path: testField(key, 'itemId'), message: 'Choose a question' }]
  const isThere = operator === 'answered' || choicesOf(tested).some(({ id }) => id === value)
  return isThere ? [] : [{ path: testField(key, 'value'), message: 'Choose an answer' }]
}

/** What a field of a condition is called in the form. */
export const testField = (key: number, field: string): string => `tests.${key}.${field}`

const FIELDS: Readonly<Record<string, string>> = {
  'range.lowest': 'lowest',
  'range.highest': 'highest',
  options: 'answers',
}

/** What is refused of an item, at the fields of the form. */
const asFields = (refused: readonly FieldError[], kind: FormItemKind): FormError[] =>
  refused.map(({ path, message }) => ({
    path: FIELDS[path] ?? (path.startsWith('options.') ? 'answers' : path),
    message: kind === 'heading' && path === 'label' ? 'Enter the heading' : message,
  }))
