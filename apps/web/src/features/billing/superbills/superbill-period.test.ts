import { expect, test } from 'vitest'
import { periodProblem } from './superbill-period'

test.each([
  ['2026-11-03', '2026-11-03', null],
  ['2026-01-01', '2027-01-01', null],
  ['2026-01-01', '2027-01-02', 'Choose a year at most'],
  ['2026-11-04', '2026-11-03', 'Choose a last day that is not before the first'],
])('%s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem)
})
