import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movePoint } from './move-point'

const SIZE = { category: 12, series: 2 }

test.each([
  ['ArrowRight', { category: 4, series: 1 }],
  ['ArrowLeft', { category: 2, series: 1 }],
  ['ArrowUp', { category: 3, series: 0 }],
  ['ArrowDown', { category: 3, series: 1 }],
  ['Home', { category: 0, series: 1 }],
  ['End', { category: 11, series: 1 }],
])('%s leads to the neighbour it points to, or stays at the edge', (key, place) => {
  expect(movePoint({ category: 3, series: 1 }, key, SIZE)).toEqual(place)
})

test('leaves other keys to others', () => {
  expect(movePoint({ category: 3, series: 1 }, 'Tab', SIZE)).toBeUndefined()
})

test('no walk leads beyond the points', () => {
  const keys = fc.array(fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'))
  fc.assert(
    fc.property(
      keys,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (walk, category, series) => {
        let at = { category: 0, series: 0 }
        for (const key of walk) at = movePoint(at, key, { category, series }) ?? at
        expect(at.category).toBeGreaterThanOrEqual(0)
        expect(at.category).toBeLessThan(category)
        expect(at.series).toBeGreaterThanOrEqual(0)
        expect(at.series).toBeLessThan(series)
      },
    ),
  )
})
