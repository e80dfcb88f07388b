import { aFormItem } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { itemOf, optionsOf, questionErrors, questionValuesOf } from './question-form'

const BEFORE = [
  { id: 'x', label: 'Daily' },
  { id: 'y', label: 'Never' },
]
const ids = (answers: string) => optionsOf(answers, BEFORE).map(({ id }) => id)

describe('the answers that are typed', () => {
  it('have the ids that they had, also in another order or worded anew in their place', () => {
    expect(ids('Daily\nNever')).toEqual(['x', 'y'])
    expect(ids('Never\n\n Daily ')).toEqual(['y', 'x'])
    expect(ids('Every day\nNever')).toEqual(['x', 'y'])
    expect(ids('Weekly\nDaily\nNever')).toEqual(['a1', 'x', 'y'])
    expect(ids('Daily')).toEqual(['x'])
  })

  it('never share an id', () => {
    for (const answers of ['Daily\nDaily', 'A\nB\nC', 'Never\nA', 'A\nDaily\nB', '']) {
      const given = ids(answers)
      expect(new Set(given).size, answers).toBe(answers === 'Daily\nDaily' ? 1 : given.length)
    }
  })
})

it('what is saved of a question is what it was, and nothing that its kind does not have', () => {
  const item = aFormItem({
    ...{ id: 'q', kind: 'one_of', options: BEFORE, alerts: ['x'], isRequired: true },
    condition: { match: 'any', tests: [{ itemId: 'p', operator: 'equals', value: 'yes' }] },
  })
  expect(itemOf(questionValuesOf(item), 'q', item)).toEqual(item)
  const changed = { ...questionValuesOf(item), kind: 'heading' as const, isConditional: false, lowest: 3 }
  expect(itemOf(changed, 'q', item)).toEqual(aFormItem({ id: 'q', kind: 'heading' }))
})

it('a condition names a question that comes before, and an answer of it', () => {
  const earlier = [aFormItem({ id: 'p', kind: 'yes_no' }), aFormItem({ id: 'text' })]
  const paths = (test: { itemId: string; operator: 'equals' | 'answered'; value: string }) =>
    questionErrors(
      { ...questionValuesOf(aFormItem()), isConditional: true, tests: [{ ...test, key: 7 }] },
      earlier,
    ).map(({ path }) => path)
  expect(paths({ itemId: 'gone', operator: 'equals', value: 'yes' })).toEqual(['tests.7.itemId'])
  expect(paths({ itemId: 'p', operator: 'equals', value: 'maybe' })).toEqual(['tests.7.value'])
  expect(paths({ itemId: 'p', operator: 'equals', value: 'no' })).toEqual([])
  expect(paths({ itemId: 'text', operator: 'equals', value: 'yes' })).toEqual(['tests.7.value'])
  expect(paths({ itemId: 'text', operator: 'answered', value: '' })).toEqual([])
})
