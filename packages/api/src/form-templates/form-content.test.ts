import { describe, expect, it } from 'vitest'
import { FormContent, type FormItem, formProblems, formText } from './form-content'
import { aFormContent, aFormItem } from './form-templates-fixtures'
import { STARTING_FORMS, startingForm } from './starting-forms'

const messagesOf = (item: Partial<FormItem>): string[] =>
  FormContent.safeParse({ ...aFormContent(), items: [{ ...aFormItem(), ...item }] }).error?.issues.map(
    ({ message }) => message,
  ) ?? []

const OPTIONS = [
  { id: 'a', label: 'One' },
  { id: 'b', label: 'Two' },
]
const range = (lowest: number | null, highest: number | null) => ({
  range: { lowest, highest, lowestLabel: '', highestLabel: '' },
})

describe('a part of a form', () => {
  it.each<[string, Partial<FormItem>, string]>([
    ['no words', { label: ' ' }, 'Enter the question'],
    ['one answer to choose', { kind: 'one_of', options: OPTIONS.slice(1) }, 'Add at least two answers'],
    [
      'the same answer twice',
      { kind: 'several_of', options: [...OPTIONS, { id: 'c', label: 'Two' }] },
      'Two answers are the same',
    ],
    ['a scale without an end', { kind: 'scale', ...range(1, null) }, 'Use a scale of 2 to 11 steps'],
    ['a scale of one step', { kind: 'scale', ...range(1, 1) }, 'Use a scale of 2 to 11 steps'],
    ['a scale of twelve steps', { kind: 'scale', ...range(0, 11) }, 'Use a scale of 2 to 11 steps'],
    ['numbers from 5 to 4', { kind: 'number', ...range(5, 4) }, 'The highest number is below the lowest'],
    [
      'a notice of no answer of its own',
      { kind: 'yes_no', alerts: ['maybe'] },
      'Choose answers of this question',
    ],
    ['a condition on nothing', { condition: { match: 'all', tests: [] } }, 'Choose an answer'],
  ])('with %s is refused', (_, item, message) => {
    expect(messagesOf(item)).toEqual([message])
  })

  it.each<Partial<FormItem>>([
    { kind: 'one_of', options: OPTIONS, alerts: ['b'] },
    { kind: 'scale', ...range(0, 10) },
    { kind: 'scale', ...range(-1, 0) },
    { kind: 'number', ...range(null, 4) },
    { kind: 'number', ...range(4, 4) },
    { kind: 'yes_no', alerts: ['yes', 'no'] },
  ])('%o is taken', (item) => {
    expect(messagesOf(item)).toEqual([])
  })
})

it('a form has each id once, and up to 150 parts', () => {
  const of = (count: number, id = (place: number) => `q${place}`) =>
    FormContent.safeParse({
      ...aFormContent(),
      items: Array.from({ length: count }, (_, place) => aFormItem({ id: id(place) })),
    }).success
  expect([of(0), of(150), of(151), of(2, () => 'q')]).toEqual([true, true, false, false])
})

describe('what keeps a form from being published', () => {
  const withTest = (
    tested: Partial<FormItem> | null,
    value: string,
    operator: 'equals' | 'answered' = 'equals',
  ) =>
    formProblems({
      items: [
        ...(tested === null ? [] : [aFormItem({ id: 'first', label: 'First', ...tested })]),
        aFormItem({
          ...{ id: 'second', label: 'Second' },
          condition: { match: 'all', tests: [{ itemId: 'first', operator, value }] },
        }),
      ],
    })

  it('is that it asks nothing', () => {
    const nothing = [{ itemId: null, message: 'Add a question' }]
    expect(formProblems({ items: [] })).toEqual(nothing)
    expect(formProblems({ items: [aFormItem({ kind: 'heading' })] })).toEqual(nothing)
    expect(formProblems(aFormContent())).toEqual([])
  })

  it('is a condition on a question that does not come before, or on a heading', () => {
    const problem = {
      itemId: 'second',
      message: '“Second” is shown after an answer to a question that does not come before it',
    }
    expect(withTest(null, 'yes')).toContainEqual(problem)
    expect(withTest({ kind: 'heading' }, 'yes')).toContainEqual(problem)
    const late = aFormContent()
    expect(formProblems({ items: late.items.toReversed() }).map(({ itemId }) => itemId)).toEqual(['which'])
  })

  it('is a condition on an answer that the question does not have', () => {
    const message = '“Second” is shown after an answer that “First” does not have'
    expect(withTest({ kind: 'one_of', options: OPTIONS }, 'c')).toEqual([{ itemId: 'second', message }])
    expect(withTest({ kind: 'one_of', options: OPTIONS }, 'b')).toEqual([])
    expect(withTest({ kind: 'short_text' }, 'yes')).toEqual([{ itemId: 'second', message }])
    expect(withTest({ kind: 'short_text' }, '', 'answered')).toEqual([])
  })
})

it.each(STARTING_FORMS)('our form %s can be published as it is', (kind) => {
  const content = startingForm(kind)
  expect(FormContent.parse(content)).toEqual(content)
  expect(formProblems(content)).toEqual([])
  expect(formText(content)).toContain('call 911')
})
