import { describe, expect, it } from 'vitest'
import type { FormItem, FormTest } from './form-content'
import { askedItems, formPageSchema, headingOf, isAlert, isAnswered } from './form-pages'
import { aFormContent, aFormItem } from './form-templates-fixtures'

const test = (itemId: string, value: string, operator: FormTest['operator'] = 'equals'): FormTest => ({
  ...{ itemId, value, operator },
})
const asked = (items: FormItem[], answers: Readonly<Record<string, unknown>>) =>
  askedItems({ items }, (id) => answers[id]).map(({ id }) => id)

describe('which questions are asked', () => {
  const first = aFormItem({ id: 'a', kind: 'yes_no' })
  const second = aFormItem({
    ...{ id: 'b', kind: 'several_of' },
    options: [
      { id: 'x', label: 'X' },
      { id: 'y', label: 'Y' },
    ],
  })
  const after = (match: 'all' | 'any', ...tests: FormTest[]) => [
    ...[first, second],
    aFormItem({ id: 'c', condition: { match, tests } }),
  ]

  it('are those without a condition, and no headings', () => {
    expect(asked(aFormContent().items, {})).toEqual(['medicine', 'sleep'])
    expect(asked(aFormContent().items, { medicine: 'yes' })).toEqual(['medicine', 'which', 'sleep'])
  })

  it.each([
    ['equals', 'x', ['x', 'y'], true],
    ['equals', 'x', ['y'], false],
    ['equals', 'x', [], false],
    ['differs', 'x', ['y'], true],
    ['differs', 'x', ['x', 'y'], false],
    ['differs', 'x', [], false],
    ['differs', 'x', null, false],
    ['answered', '', ['y'], true],
    ['answered', '', [], false],
  ] as const)('one that wants %s %s after %o: %s', (operator, value, answer, isAsked) => {
    expect(asked(after('all', test('b', value, operator)), { b: answer }).includes('c')).toBe(isAsked)
  })

  it('is one with several conditions if all hold, or any', () => {
    const tests = [test('a', 'yes'), test('b', 'x')]
    const of = (match: 'all' | 'any', answers: Readonly<Record<string, unknown>>) =>
      asked(after(match, ...tests), answers).includes('c')
    expect([of('all', { a: 'yes', b: ['x'] }), of('all', { a: 'yes', b: ['y'] })]).toEqual([true, false])
    expect([of('any', { a: 'yes', b: ['y'] }), of('any', { a: 'no', b: ['y'] })]).toEqual([true, false])
  })

  it('are none under a heading whose condition does not hold, up to the next', () => {
    const items = [
      first,
      aFormItem({ id: 'h', kind: 'heading', condition: { match: 'all', tests: [test('a', 'yes')] } }),
      aFormItem({ id: 'c' }),
      aFormItem({ id: 'd', condition: { match: 'all', tests: [test('c', '', 'answered')] } }),
      aFormItem({ id: 'i', kind: 'heading' }),
      aFormItem({ id: 'e' }),
    ]
    expect(asked(items, { a: 'yes', c: 'words' })).toEqual(['a', 'c', 'd', 'e'])
    expect(asked(items, { a: 'no', c: 'words' })).toEqual(['a', 'e'])
  })

  it('is none after the answer to a question that is not asked itself', () => {
    const items = [
      first,
      aFormItem({ id: 'b', condition: { match: 'all', tests: [test('a', 'yes')] } }),
      aFormItem({ id: 'c', condition: { match: 'all', tests: [test('b', '', 'answered')] } }),
    ]
    expect(asked(items, { a: 'yes', b: 'words' })).toEqual(['a', 'b', 'c'])
    expect(asked(items, { a: 'no', b: 'words' })).toEqual(['a'])
  })
})

const OPTIONS = [
  { id: 'x', label: 'X' },
  { id: 'y', label: 'Y' },
]

it.each<[Partial<FormItem>, unknown, boolean]>([
  [{ kind: 'short_text' }, '', true],
  [{ kind: 'short_text', isRequired: true }, ' ', false],
  [{ kind: 'short_text', isRequired: true }, 'Yes', true],
  [{ kind: 'short_text' }, 'x'.repeat(201), false],
  [{ kind: 'long_text', isRequired: true }, '\n ', false],
  [{ kind: 'long_text' }, 'x'.repeat(5000), true],
  [{ kind: 'yes_no' }, null, true],
  [{ kind: 'yes_no', isRequired: true }, null, false],
  [{ kind: 'yes_no' }, 'maybe', false],
  [{ kind: 'one_of', options: OPTIONS }, 'y', true],
  [{ kind: 'one_of', options: OPTIONS }, 'z', false],
  [{ kind: 'several_of', options: OPTIONS }, [], true],
  [{ kind: 'several_of', options: OPTIONS, isRequired: true }, [], false],
  [{ kind: 'several_of', options: OPTIONS }, ['x', 'x'], false],
  [{ kind: 'several_of', options: OPTIONS }, ['x', 'z'], false],
  [{ kind: 'several_of', options: OPTIONS }, ['y', 'x'], true],
  [{ kind: 'scale', range: scale(1, 5) }, 5, true],
  [{ kind: 'scale', range: scale(1, 5) }, 6, false],
  [{ kind: 'scale', range: scale(1, 5) }, 1.5, false],
  [{ kind: 'scale', range: scale(1, 5), isRequired: true }, null, false],
  [{ kind: 'number' }, 2.5, true],
  [{ kind: 'number', range: scale(0, null) }, -1, false],
  [{ kind: 'number' }, Number.NaN, false],
  [{ kind: 'number' }, null, true],
  [{ kind: 'date' }, '2026-02-29', false],
  [{ kind: 'date' }, '2024-02-29', true],
  [{ kind: 'date', isRequired: true }, null, false],
  [{ kind: 'heading' }, '', false],
])('%o takes %o: %s', (item, answer, isTaken) => {
  expect(formPageSchema(aFormItem(item)).safeParse({ answer }).success).toBe(isTaken)
})

function scale(lowest: number, highest: number | null): FormItem['range'] {
  return { lowest, highest, lowestLabel: '', highestLabel: '' }
}

it('a number says between which ones it has to be', () => {
  const said = (lowest: number | null, highest: number | null) =>
    formPageSchema(
      aFormItem({ kind: 'number', range: { lowest, highest, lowestLabel: '', highestLabel: '' } }),
    ).safeParse({ answer: 99 }).error?.issues[0]?.message
  expect([said(1, 9), said(100, null), said(null, 9)]).toEqual([
    ...['Enter a number from 1 to 9', 'Enter a number of at least 100', 'Enter a number of at most 9'],
  ])
})

it('a question stands under the heading before it', () => {
  const content = aFormContent()
  expect(headingOf(content, 'sleep')?.id).toBe('health')
  expect(headingOf({ items: content.items.slice(1) }, 'sleep')).toBeUndefined()
  expect(headingOf(content, 'nothing')).toBeUndefined()
})

it('an answer is one to be notified of if it is, or has, one of those', () => {
  const alerts = ['yes', 'x']
  expect([isAlert({ alerts }, 'yes'), isAlert({ alerts }, ['y', 'x'])]).toEqual([true, true])
  expect([isAlert({ alerts }, 'no'), isAlert({ alerts }, []), isAlert({ alerts: [] }, 'yes')]).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  [undefined, false],
  [null, false],
  ['', false],
  [[], false],
  [0, true],
  ['a', true],
])('%o is an answer: %s', (answer, is) => {
  expect(isAnswered(answer)).toBe(is)
})
