import { expect, test } from 'vitest'
import { statementDays, statementName } from './statement-words'

test('a statement is known by its number once it has one, and a draft by its client', () => {
  const client = { id: 'mari', name: 'Mari Vega' }
  expect(statementName({ number: null, client })).toBe('Draft statement for Mari Vega')
  expect(statementName({ number: 12, client })).toBe('Statement 12')
})

test.each([
  ['2026-11-02', '2026-12-01', 'Nov 2, 2026 – Dec 1, 2026'],
  ['2026-12-01', '2026-12-01', 'Dec 1, 2026'],
  ['2026-12-02', '2026-12-01', 'Dec 1, 2026'],
])('from %s to %s are %s', (from, to, words) => {
  expect(statementDays({ from, to })).toBe(words)
})
