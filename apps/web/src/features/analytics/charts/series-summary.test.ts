import type { AnalyticsSeries } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../shared/add-days'
import { partLabel, partsOf, partTick } from './series-parts'
import { seriesSummary } from './series-summary'

const weekly = (
  values: readonly (number | null)[],
  changes: Partial<AnalyticsSeries> = {},
): AnalyticsSeries => ({
  id: 'sessionsHeld',
  label: 'Sessions',
  unit: 'count',
  step: 'week',
  points: values.map((value, index) => ({
    date: addDays('2026-10-19', index * 7),
    value,
    isSuppressed: false,
  })),
  ...changes,
})
/** Four whole weeks end on Nov 15. */
const summaryOf = (series: AnalyticsSeries, rangeEnd = '2026-11-15') =>
  seriesSummary([series], rangeEnd, String)

test.each([
  [
    [41, 47, 50, 55],
    'Sessions rose from 41 in the week of Oct 19 to 55 in the week of Nov 9, the most of the range.',
  ],
  [
    [41, 60, 50, 55],
    'Sessions rose from 41 in the week of Oct 19 to 55 in the week of Nov 9; the most was 60 in the week of Oct 26.',
  ],
  [
    [41, 47, 50, 5],
    'Sessions fell from 41 in the week of Oct 19 to 5 in the week of Nov 9, the least of the range.',
  ],
  [[41, 3, 20, 5], 'Sessions fell from 41 in the week of Oct 19 to 5 in the week of Nov 9.'],
  [[4, 9, 8, 4], 'Sessions began and ended at 4, with the most, 9 in the week of Oct 26.'],
  [[4, 2, 3, 4], 'Sessions began and ended at 4, with the least, 2 in the week of Oct 26.'],
  [[4, 4, 4, 4], 'Sessions stayed at 4 throughout.'],
  [[null, 7, null, null], 'Sessions: 7 in the week of Oct 26.'],
  [[null, null, null, null], 'Sessions: nothing can be told of this range.'],
  [[], 'Sessions: nothing can be told of this range.'],
])('%j amounts to: %s', (values, words) => {
  expect(summaryOf(weekly(values))).toBe(words)
})

test('a week cut short is not held against whole ones, but a rate of it counts', () => {
  const values = [41, 47, 50, 2]
  expect(summaryOf(weekly(values), '2026-11-10')).toMatch(
    /to 50 in the week of Nov 2, the most of the range; the last week is cut short\.$/,
  )
  expect(summaryOf(weekly(values, { unit: 'percent' }), '2026-11-10')).toMatch(/to 2 in the week of Nov 9/)
})

test.each([
  [
    [41, null, 50, 55],
    [false, true, false, false],
    /range; 1 week is withheld, as it would tell of fewer than five/,
  ],
  [
    [41, null, 50, null],
    [false, true, false, true],
    /; 2 weeks are withheld, as they would tell of fewer than five/,
  ],
  [
    [null, null, null, null],
    [true, true, true, true],
    /^Sessions: nothing can be told of this range; 4 weeks are/,
  ],
  [[41, null, 50, 55], [false, false, false, false], /the most of the range\.$/],
])('%j with %j suppressed says how many are, and why', (values, suppressed, words) => {
  const series = weekly(values)
  const points = series.points.map((point, index) => ({ ...point, isSuppressed: suppressed[index] === true }))
  expect(summaryOf({ ...series, points })).toMatch(words)
})

test('several series of one drawing make one sentence', () => {
  const collected = weekly([9, 8, 7, 6], { label: 'Collected' })
  expect(seriesSummary([weekly([1, 2, 3, 4]), collected], '2026-11-15', String)).toMatch(
    /, the most of the range; collected fell from 9 .*\.$/,
  )
})

test('whatever the values are, both ends of the reported values stand in the series', () => {
  const values = fc.array(fc.option(fc.nat(99), { nil: null }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(values, (given) => {
      const words = summaryOf(weekly(given))
      expect(words).toMatch(/^Sessions.*[^.]\.$/)
      const numbers = [...words.matchAll(/(\d+) in the/g)].map(([, number]) => Number(number))
      expect(given).toEqual(expect.arrayContaining(numbers))
    }),
  )
})

const labels = (series: AnalyticsSeries, rangeEnd: string) =>
  partsOf(series, rangeEnd).map((part) => [partLabel(part), partTick(part)])
const on = (...dates: string[]) => ({
  points: dates.map((date) => ({ date, value: 1, isSuppressed: false })),
})

test('parts are called by their days, and one that is cut short by those it has', () => {
  expect(labels(weekly([], on('2026-10-19', '2026-10-26', '2026-11-02')), '2026-11-02')).toEqual([
    ['Oct 19 – 25', 'Oct 19'],
    ['Oct 26 – Nov 1', 'Oct 26'],
    ['Nov 2, cut short', 'Nov 2'],
  ])
  expect(labels(weekly([], { step: 'day', ...on('2026-10-19') }), '2026-10-19')).toEqual([
    ['Mon, Oct 19', 'Oct 19'],
  ])
  const months = weekly([], { step: 'month', ...on('2026-01-15', '2026-02-01', '2026-03-01') })
  expect(labels(months, '2026-03-09')).toEqual([
    ['Jan 15 – 31, 2026, cut short', 'Jan 2026'],
    ['February 2026', 'Feb 2026'],
    ['Mar 1 – 9, 2026, cut short', 'Mar 2026'],
  ])
})
