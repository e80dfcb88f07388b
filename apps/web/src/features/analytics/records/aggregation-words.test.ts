import type { AnalyticsRecords } from '@oaklet/api/contract'
import { someAnalyticsRecords } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { aggregationWords } from './aggregation-words'
import { recordSource } from './record-sources'

const sentencesOf = (changes: Partial<AnalyticsRecords>, figure = 'sessionsHeld') =>
  aggregationWords(someAnalyticsRecords({ items: [], ...changes }), recordSource(figure))
const unit = (of: AnalyticsRecords['figure']['unit']) => ({
  figure: { ...someAnalyticsRecords().figure, unit: of },
})

test.each<[Partial<AnalyticsRecords>, string]>([
  [{ aggregation: 'count', value: 1212, counted: 1212 }, '1,212 appointments, each counted once.'],
  [
    { aggregation: 'sum', value: 421000, counted: 1, sum: 421000, amountUnit: 'cents' },
    '1 appointment, $4,210.00 in all.',
  ],
  [
    { aggregation: 'share', value: 14.6, counted: 31, total: 212, ...unit('percent') },
    '31 of 212 appointments, 14.6%.',
  ],
  [
    { aggregation: 'average', value: 2.4, counted: 40, sum: 94, amountUnit: 'days', ...unit('days') },
    '94 days over 40 appointments, 2.4 days on average.',
  ],
  [
    {
      ...{
        aggregation: 'ratio',
        value: 52.1,
        counted: 75,
        sum: 3750,
        amountUnit: 'minutes',
        ...unit('percent'),
      },
      base: { label: 'Working time', unit: 'minutes', value: 7200 },
    },
    '62 h 30 min from 75 appointments, set against 120 h working time, 52.1%.',
  ],
])('tells how the number comes from its records: %#', (records, words) => {
  expect(sentencesOf(records)).toBe(words)
})

test('calls records what they are', () => {
  expect(sentencesOf({ counted: 2 }, 'newClients')).toBe('2 clients, each counted once.')
  expect(sentencesOf({ counted: 2 }, 'newClientsByReferralSource')).toBe('2 clients, each counted once.')
  expect(sentencesOf({ counted: 2 }, 'billedByClinician')).toBe('2 charges, each counted once.')
})

test('a suppressed number says no more than that', () => {
  expect(sentencesOf({ value: null, isSuppressed: true, counted: 3 })).toBe(
    'The number is withheld, as it would tell of fewer than five clients.',
  )
})

test('does not make its own records add up to everybody’s number', () => {
  const own = { aggregation: 'share', value: 14.6, counted: 3, total: 20, isOwnOnly: true } as const
  expect(sentencesOf(own)).toBe(
    '3 of 20 appointments. Only what you may see is listed; the number may be of more.',
  )
})
