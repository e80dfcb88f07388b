import { ruleWords } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import {
  asksForShortMonths,
  monthDayOptions,
  NO_REPEAT,
  repeatErrors,
  repeatOn,
  repeatOptions,
  type RepeatValues,
  ruleOf,
} from './repeat-form'

const TUESDAY = '2026-11-17'
const labels = (date: string) => repeatOptions(date).map(({ label }) => label)
const sentence = (values: Partial<RepeatValues>, date = TUESDAY) => {
  const rule = ruleOf({ ...NO_REPEAT, ...values }, date)
  return rule && ruleWords(rule)
}

it('the choices name the date', () => {
  expect(labels(TUESDAY)).toEqual([
    ...['Doesn’t repeat', 'Every week on Tuesday', 'Every 2 weeks on Tuesday'],
    ...[
      'Every month on the third Tuesday',
      'Every month on the 17th',
      'Every year on November 17',
      'Custom…',
    ],
  ])
})

it('a fourth weekday that is the last one offers both, a fifth only the last', () => {
  expect(labels('2026-11-24').slice(3, 5)).toEqual([
    ...['Every month on the fourth Tuesday', 'Every month on the last Tuesday'],
  ])
  expect(labels('2026-12-29')[3]).toBe('Every month on the last Tuesday')
  expect(monthDayOptions('2026-12-29').map(({ label }) => label)).toEqual([
    'On the 29th',
    'On the last Tuesday',
  ])
})

it('what is chosen of a month stays as near as another date allows', () => {
  expect(repeatOn({ ...NO_REPEAT, repeat: 'nth' }, '2026-12-29').repeat).toBe('last')
  expect(repeatOn({ ...NO_REPEAT, repeat: 'last' }, TUESDAY).repeat).toBe('nth')
})

it('nothing repeats until it is chosen, and while the date is not known', () => {
  expect(ruleOf(NO_REPEAT, TUESDAY)).toBeNull()
  expect(ruleOf({ ...NO_REPEAT, repeat: 'week' }, null)).toBeNull()
})

it('each choice is its rule', () => {
  expect(sentence({ repeat: 'two_weeks' })).toBe('Every 2 weeks on Tuesday, 12 times, until April 20, 2027')
  expect(sentence({ repeat: 'custom', every: 3, weekdays: ['1', '3'], count: 4 })).toBe(
    'Every 3 weeks on Tuesday and Thursday, 4 times, until December 10, 2026',
  )
  expect(sentence({ repeat: 'custom', freq: 'monthly', monthDay: 'nth', every: 2, count: 2 })).toBe(
    'Every 2 months on the third Tuesday, 2 times, until January 19, 2027',
  )
  expect(sentence({ repeat: 'custom', freq: 'yearly', ends: 'date', endsOn: '2028-01-01' })).toBe(
    'Every year on November 17, 2 times, until November 17, 2027',
  )
})

it('the 31st asks what comes of shorter months', () => {
  const values = { ...NO_REPEAT, repeat: 'date' as const }
  expect(asksForShortMonths(ruleOf(values, '2026-12-31'))).toBe(true)
  expect(asksForShortMonths(ruleOf(values, TUESDAY))).toBe(false)
  expect(repeatErrors(values, '2026-12-31').map(({ path }) => path)).toEqual(['shortMonths'])
  expect(repeatErrors({ ...values, shortMonths: 'skip' }, '2026-12-31')).toEqual([])
})

it('each field says what it needs', () => {
  const pathsOf = (changes: Partial<RepeatValues>) =>
    repeatErrors({ ...NO_REPEAT, repeat: 'custom', weekdays: ['1'], ...changes }, TUESDAY).map(
      ({ path }) => path,
    )
  expect(pathsOf({})).toEqual([])
  expect(pathsOf({ every: null })).toEqual(['every'])
  expect(pathsOf({ weekdays: [] })).toEqual(['weekdays'])
  expect(pathsOf({ count: null })).toEqual(['count'])
  expect(pathsOf({ ends: 'date' })).toEqual(['endsOn'])
})
