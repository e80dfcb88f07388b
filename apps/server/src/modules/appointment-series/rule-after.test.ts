import type { SeriesRule } from '@oaklet/api/contract'
import { aSeriesRule } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { isAppError } from '../../errors'
import { ruleAfter } from './rule-after'

const from = (date: string, to = date) => ({ from: date, chosen: date, to, isSplit: true })
/** The new dates, or the field and the sentence of a refusal. */
function datesAfter(rule: SeriesRule, change: Parameters<typeof ruleAfter>[1]): unknown {
  try {
    return [...ruleAfter(rule, change).dates.values()]
  } catch (error) {
    if (!isAppError(error)) throw error
    return error.extras.fieldErrors?.map(({ path }) => path)
  }
}
const monthly = (startsOn: string, changes: Partial<SeriesRule> = {}) => ({
  ...aSeriesRule({ startsOn, freq: 'monthly_date', weekdays: [], count: 4 }),
  ...changes,
})

it('keeps the dates of what is split off, also in the middle of a week', () => {
  const rule = aSeriesRule({ startsOn: '2026-11-17', weekdays: [1, 3], every: 2, count: 6 })
  const dates = ['2026-11-19', '2026-12-01', '2026-12-03', '2026-12-15', '2026-12-17']
  expect(datesAfter(rule, from('2026-11-19'))).toEqual(dates)
  expect(ruleAfter(rule, from('2026-11-19')).rule).toMatchObject({ startsOn: '2026-11-19', count: 5 })
  expect(datesAfter({ ...rule, count: null, endsOn: '2026-12-18' }, from('2026-11-19'))).toEqual(dates)
})

it('gives each place the new date of that place, from the first that changes', () => {
  const rule = aSeriesRule({ startsOn: '2026-11-17', every: 2, count: 3 })
  const change = { from: '2026-11-17', chosen: '2026-12-01', to: '2026-12-03', isSplit: false }
  expect([...ruleAfter(rule, change).dates]).toEqual([
    ['2026-11-17', '2026-11-19'],
    ['2026-12-01', '2026-12-03'],
    ['2026-12-15', '2026-12-17'],
  ])
  expect(ruleAfter(rule, { ...change, to: change.chosen }).rule).toBe(rule)
})

it('moves what comes by the month within its month', () => {
  expect(datesAfter(monthly('2026-01-15'), from('2026-02-15', '2026-02-17'))).toEqual([
    ...['2026-02-17', '2026-03-17', '2026-04-17'],
  ])
  expect(datesAfter(monthly('2026-01-15'), from('2026-03-15', '2026-03-31'))).toEqual([
    ...['2026-03-31', '2026-04-30'],
  ])
  const third = monthly('2026-01-20', { freq: 'monthly_weekday', nth: 3 })
  expect(datesAfter(third, from('2026-02-17', '2026-02-26'))).toEqual([
    '2026-02-26',
    '2026-03-26',
    '2026-04-23',
  ])
  expect(datesAfter(monthly('2026-01-15'), from('2026-02-15', '2026-03-01'))).toEqual(['change.date'])
})

it('refuses what would change other dates than a person has meant', () => {
  const two = aSeriesRule({ startsOn: '2026-11-17', weekdays: [1, 3], count: 6 })
  expect(datesAfter(two, from('2026-11-19', '2026-11-20'))).toEqual(['change.date'])
  const last = monthly('2026-01-31', { shortMonths: 'last_day' })
  expect(datesAfter(last, from('2026-02-28'))).toEqual(['scope'])
  expect(datesAfter(last, from('2026-03-31'))).toEqual(['2026-03-31', '2026-04-30'])
  const all = { from: '2026-02-28', chosen: '2026-03-31', to: '2026-03-30', isSplit: false }
  expect(datesAfter(last, all)).toEqual(['change.date'])
})
