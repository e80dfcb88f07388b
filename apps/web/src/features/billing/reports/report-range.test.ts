import { expect, test } from 'vitest'
import { daysOfRange, whenWords } from './report-range'

test.each([
  ['this_month', '2026-11-17', '2026-11-01', '2026-11-17'],
  ['last_month', '2026-11-17', '2026-10-01', '2026-10-31'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last_month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['last_3_months', '2026-11-17', '2026-08-01', '2026-10-31'],
  ['last_3_months', '2026-02-01', '2025-11-01', '2026-01-31'],
  ['this_year', '2026-11-17', '2026-01-01', '2026-11-17'],
] as const)('%s on %s is from %s to %s', (range, today, start, end) => {
  expect(daysOfRange(range, today)).toEqual({ start, end })
})

test.each([
  ['2026-10-01', '2026-10-31', 'in October 2026'],
  ['2026-11-01', '2026-11-17', 'in November 2026'],
  ['2026-10-01', '2026-10-30', 'from Oct 1 to 30, 2026'],
  ['2026-08-01', '2026-10-31', 'from Aug 1 to Oct 31, 2026'],
  ['2026-10-05', '2026-10-05', 'on Oct 5, 2026'],
])('from %s to %s is said as: %s', (start, end, words) => {
  expect(whenWords({ start, end }, '2026-11-17')).toBe(words)
})
