import { DIAGNOSIS_WORDS } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { diagnosisChoices, diagnosisWords } from './diagnosis-choices'

const found = (typed: string, chosen: readonly string[] = []) =>
  diagnosisChoices(typed, chosen).map(({ id }) => id)

it('a diagnosis is written as its code and its name, and one without a name as its code', () => {
  expect(diagnosisWords('F41.1')).toBe('F41.1 Generalized anxiety disorder')
  expect(diagnosisWords('M54.50')).toBe('M54.50')
})

it('all are offered before anything is typed, but for those that were chosen', () => {
  expect(found('')).toEqual(Object.keys(DIAGNOSIS_WORDS))
  expect(found('', ['F41.1'])).toEqual(Object.keys(DIAGNOSIS_WORDS).filter((code) => code !== 'F41.1'))
})

it.each(['F41.1', 'f411', ' generalized  anx', 'anxiety GENERALIZED d', 'F41 general'])(
  'one is found by a part of its code and its name: %s',
  (typed) => {
    expect(found(typed)).toContain('F41.1')
  },
)

it('what has all that was typed in one piece comes first', () => {
  expect(found('generalized anx')).toEqual(['F41.1', 'F40.11'])
  expect(found('generalized')).toEqual(['F40.11', 'F41.1'])
})

it('nothing is found by what stands in none', () => {
  expect(found('generalized depression')).toEqual([])
  expect(found('F41.1', ['F41.1'])).toEqual([])
})

it('a whole code that has no name here is offered by itself', () => {
  expect(diagnosisChoices('m5450', [])).toEqual([{ id: 'M54.50', label: 'M54.50' }])
  expect(found('m5450', ['M54.50'])).toEqual([])
})

it('a heading of codes, which no claim takes, is not offered', () => {
  expect(found('F41')).not.toContain('F41')
  expect(found('F43.1')).not.toContain('F43.1')
  expect(found('F24')).toEqual(['F24'])
})
