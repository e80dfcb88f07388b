import { expect, test } from 'vitest'
import { waitingEstimates } from './waiting-estimates'

const line = (count: number, firstDueOn: string | null) =>
  waitingEstimates({ date: '2026-11-17', estimatesDue: { count, firstDueOn } })

test.each([
  [1, '2026-11-18', '1 Good Faith Estimate is due', 'It is due on November 18.', 'wait'],
  [2, '2026-11-17', '2 Good Faith Estimates are due', 'The first of them is due today.', 'wait'],
  [2, '2026-11-16', '2 Good Faith Estimates are due', 'The first of them was due on November 16.', 'bad'],
])('%s of which the first is due on %s', (count, firstDueOn, title, detail, tone) => {
  expect(line(count, firstDueOn)).toMatchObject([
    { title, detail, tone, href: '/billing/estimates?view=due' },
  ])
})

test('nothing is said while none is due', () => {
  expect(line(0, null)).toEqual([])
})
