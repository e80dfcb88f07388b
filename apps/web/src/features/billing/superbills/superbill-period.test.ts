import { describe, expect, it, test } from 'vitest'
import { isWholeMonth, periodProblem } from './superbill-period'

describe('a whole month', () => {
  it('is from its first to its last day', () => {
    expect(isWholeMonth({ from: '2028-02-01', to: '2028-02-29' })).toBe(true)
    expect(isWholeMonth({ from: '2028-02-02', to: '2028-02-29' })).toBe(false)
    expect(isWholeMonth({ from: '2026-11-01', to: '2026-11-29' })).toBe(false)
    expect(isWholeMonth({ from: '2026-10-01', to: '2026-11-30' })).toBe(false)
  })
})

test.each([
  ['2026-11-03', '2026-11-03', null],
  ['2026-01-01', '2027-01-01', null],
  ['2026-01-01', '2027-01-02', 'Choose a year at most'],
  ['2026-11-04', '2026-11-03', 'Choose a last day that is not before the first'],
])('%s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem)
})
