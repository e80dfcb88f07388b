import { expect, it } from 'vitest'
import { repeatWords, ruleWords } from './rule-words'
import type { SeriesRule } from './series-rule'

const RULE: SeriesRule = {
  ...{ startsOn: '2026-11-17', freq: 'weekly', every: 2, weekdays: [1] },
  ...{ nth: null, shortMonths: null, count: 12, endsOn: null },
}

it.each([
  [{}, 'Every 2 weeks on Tuesday, 12 times, until April 20, 2027'],
  [{ every: 1, weekdays: [3, 1] }, 'Every week on Tuesday and Thursday, 12 times, until December 24, 2026'],
  [
    { every: 1, weekdays: [4, 0, 2] },
    'Every week on Monday, Wednesday and Friday, from Wednesday, November 18, 2026, 12 times, until December 14, 2026',
  ],
  [
    { freq: 'monthly_weekday', every: 1, nth: 3 },
    'Every month on the third Tuesday, 12 times, until October 19, 2027',
  ],
  [
    { freq: 'monthly_date', every: 1, count: null, endsOn: '2027-02-01' },
    'Every month on the 17th, 3 times, until January 17, 2027',
  ],
  [
    { freq: 'monthly_date', every: 1, startsOn: '2026-12-31', shortMonths: 'last_day', count: 3 },
    'Every month on the 31st, or the last day of shorter months, 3 times, until February 28, 2027',
  ],
  [{ freq: 'yearly', every: 1, count: 2 }, 'Every year on November 17, 2 times, until November 17, 2027'],
] as const)('a rule with %o says: %s', (changes, sentence) => {
  expect(ruleWords({ ...RULE, ...changes })).toBe(sentence)
})

it('an appointment says how often it repeats', () => {
  expect(repeatWords({ freq: 'weekly', every: 1 })).toBe('weekly')
  expect(repeatWords({ freq: 'monthly_weekday', every: 3 })).toBe('every 3 months')
})
