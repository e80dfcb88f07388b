import { expect, test } from 'vitest'
import { spanProblem } from './span-problem'

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'Choose an end date that is not before the start date'],
  ['2020-01-01', '2026-01-01', 'Choose at most five years'],
  ['1999-12-31', '2000-01-01', 'Use dates from 2000 to 2099'],
])('a span from %s to %s: %s', (start, end, problem) => {
  expect(spanProblem({ start, end })).toBe(problem)
})
