import { expect, it } from 'vitest'
import { ruleErrors } from './rule-errors'
import type { SeriesRule } from './series-rule'

const RULE: SeriesRule = {
  ...{ startsOn: '2026-11-17', freq: 'weekly', every: 1, weekdays: [1] },
  ...{ nth: null, shortMonths: null, count: 12, endsOn: null },
}
const saysOf = (changes: Partial<SeriesRule>) =>
  ruleErrors({ ...RULE, ...changes }).map(({ path, message }) => `${path}: ${message}`)

it('nothing is missing from a rule that can be booked', () => {
  expect(saysOf({})).toEqual([])
  expect(saysOf({ count: null, endsOn: '2029-11-17' })).toEqual([])
  expect(saysOf({ freq: 'monthly_weekday', weekdays: [], nth: 3 })).toEqual([])
})

it.each([
  [{ weekdays: [] }, 'weekdays: Choose at least one weekday'],
  [{ count: 1 }, 'count: Choose a number from 2 to 300'],
  [{ count: 301 }, 'count: Choose a number from 2 to 300'],
  [{ count: null }, 'count: Choose a number from 2 to 300'],
  [{ count: 12, endsOn: '2026-12-01' }, 'count: Choose a number from 2 to 300'],
  [
    { count: null, endsOn: '2026-11-16' },
    'endsOn: End on the first date or after it, at most three years later',
  ],
  [
    { count: null, endsOn: '2029-11-18' },
    'endsOn: End on the first date or after it, at most three years later',
  ],
  [{ count: null, endsOn: '2026-11-23' }, 'endsOn: This rule has only one date; book a single appointment'],
  [{ freq: 'yearly', weekdays: [], count: 5 }, 'count: There are only 4 dates until November 17, 2029'],
  [{ freq: 'monthly_weekday', weekdays: [], nth: 2 }, 'nth: Choose which weekday of the month'],
  [
    { freq: 'monthly_date', weekdays: [], startsOn: '2026-12-31' },
    'shortMonths: The 31st isn’t in every month: choose the last day or skip those months',
  ],
  [
    { freq: 'yearly', weekdays: [], startsOn: '2028-02-29', count: 3 },
    'shortMonths: February 29 isn’t in every year: choose the last day or skip those years',
  ],
] as const)('a rule with %o: %s', (changes, sentence) => {
  expect(saysOf(changes)).toEqual([sentence])
})
