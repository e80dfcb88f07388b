import { expect, test } from 'vitest'
import { daysOfPeriod } from './list-periods'

test.each([
  ['this_month', '2026-11-01', '2026-11-30'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['this_year', '2026-01-01', '2026-12-31'],
  ['last_year', '2025-01-01', '2025-12-31'],
] as const)('%s is from %s to %s', (period, from, to) => {
  expect(daysOfPeriod(period, '2026-11-17')).toEqual({ from, to })
})

test('all days are no days to narrow by', () => {
  expect(daysOfPeriod('all', '2026-11-17')).toBeUndefined()
  expect(daysOfPeriod(undefined, '2026-11-17')).toBeUndefined()
})
