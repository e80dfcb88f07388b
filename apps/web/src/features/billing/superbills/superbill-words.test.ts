import { expect, test } from 'vitest'
import { areDiagnosesHidden, diagnosesOf } from './superbill-diagnoses'
import { placeWords, superbillName } from './superbill-words'

test('a superbill is known by its number once it has one', () => {
  expect(superbillName({ number: null })).toBe('Draft superbill')
  expect(superbillName({ number: 1001 })).toBe('Superbill 1001')
})

test('a place of service without a name here stays a code', () => {
  expect(placeWords('11')).toBe('11, office')
  expect(placeWords('99')).toBe('99')
})

test('diagnoses are named once, and hidden where one line hides them', () => {
  const lines = [{ diagnoses: ['F41.1', 'F33.0'] }, { diagnoses: ['F41.1'] }]
  expect(diagnosesOf(lines)).toEqual(['F41.1', 'F33.0'])
  expect(areDiagnosesHidden(lines)).toBe(false)
  expect(areDiagnosesHidden([...lines, { diagnoses: null }])).toBe(true)
})
