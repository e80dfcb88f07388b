import type { AnalyticsBreakdown } from '@oaklet/api/contract'
import { someAnalytics } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { breakdownSummary } from './breakdown-summary'

const aBreakdown = (values: readonly (number | null)[]): AnalyticsBreakdown => {
  const [breakdown] = someAnalytics().breakdowns
  if (breakdown === undefined) throw new Error('The fixture has no breakdown')
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
  const rows = values.map((value, index) => ({
    ...{ id: names[index] ?? '', label: names[index] ?? '', value, previous: null },
    isSuppressed: value === null,
  }))
  return { ...breakdown, rows }
}

test.each([
  [[40, 12, 3], 'The highest is Ada at 40, the lowest is Cleo at 3.'],
  [[40, 40, 3], 'The highest are Ada and Ben at 40, the lowest is Cleo at 3.'],
  [[9, 2, 2, 2], 'The highest is Ada at 9, the lowest are 3 of them at 2.'],
  [[7, 7, 7], 'Each of the 3 is at 7.'],
  [[7], 'Ada: 7.'],
  [[7, null], 'Ada: 7; 1 withheld, as it would tell of fewer than five clients.'],
  [[7, null, null], 'Ada: 7; 2 withheld, as they would tell of fewer than five clients.'],
  [[null], 'Nothing can be told of this range; 1 withheld, as it would tell of fewer than five clients.'],
])('%j amounts to: %s', (values, words) => {
  expect(breakdownSummary(aBreakdown(values), String)).toBe(words)
})
