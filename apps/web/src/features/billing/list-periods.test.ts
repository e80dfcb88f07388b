import { expect, test } from 'vitest'
import { queryInDays } from './list-periods'

test.each([
  ['this_month', '2026-11-01', '2026-11-30'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['this_year', '2026-01-01', '2026-12-31'],
  ['last_year', '2025-01-01', '2025-12-31'],
] as const)('%s is from %s to %s', (period, from, to) => {
  expect(queryInDays({ period, q: 'vega' }, '2026-11-17')).toEqual({ q: 'vega', from, to })
})

test('all days are no days to narrow by', () => {
  expect(queryInDays({ period: 'all' }, '2026-11-17')).toEqual({})
  expect(queryInDays({}, '2026-11-17')).toEqual({})
})
