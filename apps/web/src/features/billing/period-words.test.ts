import { expect, test } from 'vitest'
import { periodWords } from './period-words'

test.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2028-02-01', '2028-02-29', 'February 2028'],
  ['2028-02-02', '2028-02-29', 'Feb 2, 2028 – Feb 29, 2028'],
  ['2026-11-01', '2026-11-29', 'Nov 1, 2026 – Nov 29, 2026'],
  ['2026-10-01', '2026-11-30', 'Oct 1, 2026 – Nov 30, 2026'],
  ['2026-11-03', '2026-11-03', 'Nov 3, 2026'],
])('from %s to %s is called %s', (from, to, words) => {
  expect(periodWords({ from, to })).toBe(words)
})
