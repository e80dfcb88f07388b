import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartScale } from './chart-scale'

test.each([
  [
    [0, 14],
    [0, 5, 10, 15],
  ],
  [[212], [0, 100, 200, 300]],
  [
    [8.4, 3.1],
    [0, 5, 10],
  ],
  [
    [0.7, 0.2],
    [0, 0.2, 0.4, 0.6, 0.8],
  ],
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [-300, 500],
    [-400, -200, 0, 200, 400, 600],
  ],
])('an axis of %j is marked at %j', (values, ticks) => {
  expect(chartScale(values).ticks).toEqual(ticks)
})

test('every scale holds its values and zero, at no more than a handful of marks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (values) => {
      const { bottom, top, ticks } = chartScale(values)
      for (const value of [0, ...values]) expect(value >= bottom && value <= top).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect([ticks[0], ticks.at(-1)]).toEqual([bottom, top])
    }),
  )
})
