import { expect, test } from 'vitest'
import { areDiagnosesHidden, diagnosesOf } from './superbill-diagnoses'
import { periodWords, placeWords, superbillName } from './superbill-words'

test('a superbill is known by its number once it has one', () => {
  expect(superbillName({ number: null })).toBe('Draft superbill')
  expect(superbillName({ number: 1001 })).toBe('Superbill 1001')
})

test.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2026-11-03', '2026-11-03', 'Nov 3, 2026'],
  ['2026-10-05', '2026-11-01', 'Oct 5, 2026 – Nov 1, 2026'],
])('from %s to %s is called %s', (from, to, words) => {
  expect(periodWords({ from, to })).toBe(words)
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
