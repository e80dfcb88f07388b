import { expect, it } from 'vitest'
import { latestStatementDay } from './statement-day'

it.each([
  ['2026-11-17', 1, '2026-11-01'],
  ['2026-11-17', 17, '2026-11-17'],
  ['2026-11-17', 18, '2026-10-18'],
  ['2027-01-03', 28, '2026-12-28'],
  ['2028-03-01', 28, '2028-02-28'],
])('on %s the last day %i of a month was %s', (today, dayOfMonth, day) => {
  expect(latestStatementDay(today, dayOfMonth)).toBe(day)
})
