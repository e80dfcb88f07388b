import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageStops } from './Pagination'

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
  [4, 6, '1 2 3 4 5 6'],
])('page %i of %i: %s', (page, pageCount, stops) => {
  expect(pageStops(page, pageCount).join(' ')).toBe(stops)
})

test('always leads to the first, the last and the current page, in order, and to seven places at most', () => {
  const places = fc
    .integer({ min: 1, max: 100_000 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(places, ([page, pageCount]) => {
      const stops = pageStops(page, pageCount)
      const pages = stops.filter((one) => one !== 'gap')
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]))
      expect(stops.length).toBeLessThanOrEqual(7)
      for (const [at, one] of stops.entries()) {
        const [before, after] = [stops[at - 1], stops[at + 1]]
        if (one === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(one - before).toBe(1)
      }
    }),
  )
})
