import type { AnalyticsFigure } from '@oaklet/api/contract'
import { someAnalytics } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beforeWords, comparisonOf, spokenValue, writtenValue } from './figure-words'

test.each([
  [1234, 'count', '1,234', '1,234'],
  [3.25, 'count', '3.3', '3.3'],
  [8.4, 'percent', '8.4%', '8.4%'],
  [123456, 'cents', '$1,234.56', '$1,234.56'],
  [-500, 'cents', '−$5.00', '−$5.00'],
  [12750, 'minutes', '212 h 30 min', '212 hours 30 minutes'],
  [120, 'minutes', '2 h', '2 hours'],
  [0, 'minutes', '0 min', '0 minutes'],
  [1, 'days', '1 day', '1 day'],
  [-2.5, 'days', '−2.5 days', '−2.5 days'],
] as const)('%d in %s is written %s and said %s', (value, unit, written, spoken) => {
  const measure = { unit, currency: 'USD' }
  expect(writtenValue(value, measure)).toBe(written)
  expect(spokenValue(value, measure)).toBe(spoken)
})

test('the span before is called by its length', () => {
  expect(beforeWords({ start: '2026-09-19', end: '2026-10-18' })).toBe('the 30 days before')
  expect(beforeWords({ start: '2026-10-18', end: '2026-10-18' })).toBe('the day before')
})

const aFigure = (changes: Partial<AnalyticsFigure>): AnalyticsFigure => {
  const [figure] = someAnalytics().figures
  if (figure === undefined) throw new Error('The fixture has no figure')
  return { ...figure, ...changes }
}
const compared = (changes: Partial<AnalyticsFigure>) => comparisonOf(aFigure(changes), 'the 30 days before')

test.each([
  [{}, '↑', 'Up 7%', 'in the 30 days before'],
  [{ value: 99 }, '↓', 'Down 50%', 'in the 30 days before'],
  [{ value: 198 }, '=', 'No change', 'in the 30 days before'],
  [{ value: 1000, previous: 999 }, '↑', 'Up 0.1%', 'in the 30 days before'],
  [{ previous: 0 }, '↑', 'Up', 'in the 30 days before'],
  [{ unit: 'percent', value: 8.4, previous: 10.5 }, '↓', 'Down 2.1 points', 'in the 30 days before'],
  [{ unit: 'cents', value: -100, previous: 300 }, '↓', 'Down', 'in the 30 days before'],
  [{ value: null }, null, null, 'in the 30 days before'],
  [{ previous: null }, null, null, 'No figure for the 30 days before'],
  [{ previous: null, isSuppressed: true }, null, null, 'Withheld for the 30 days before'],
] as const)('%j is written as %s %s, %s', (changes, mark, change, before) => {
  expect(compared(changes)).toEqual({ mark, change, before })
})

test('arrow and words say the same way', () => {
  const amount = fc.integer({ min: -1000, max: 100_000 })
  fc.assert(
    fc.property(amount, amount, (value, previous) => {
      const { mark, change } = compared({ value, previous })
      const way = value === previous ? '=' : value > previous ? '↑' : '↓'
      expect(mark).toBe(way)
      expect(change).toMatch({ '=': /^No change$/, '↑': /^Up/, '↓': /^Down/ }[way])
    }),
  )
})
