import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quartersIn, randomRange, randomRanges } from '../../testing/random-hours'
import { both, covers, joined, WHOLE_DAY } from './open-ranges'

it('joined ranges are the same time, in order and apart from each other', () => {
  fc.assert(
    fc.property(randomRanges, (ranges) => {
      const apart = joined(ranges)
      expect(quartersIn(apart)).toEqual(quartersIn(ranges))
      for (const [index, { opens, closes }] of apart.entries()) {
        expect(opens < closes).toBe(true)
        expect(opens > (apart[index - 1]?.closes ?? '')).toBe(true)
      }
    }),
  )
})

it('both are open when one is and the other is', () => {
  fc.assert(
    fc.property(randomRanges, randomRanges, (left, right) => {
      const inRight = new Set(quartersIn(right))
      const shared = both(left, right)
      expect(quartersIn(shared)).toEqual(quartersIn(left).filter((quarter) => inRight.has(quarter)))
      expect(shared).toEqual(joined(shared))
      expect(both(left, WHOLE_DAY)).toEqual(joined(left))
    }),
  )
})

it('what is covered lies in the ranges with every minute of it, also where two of them touch', () => {
  fc.assert(
    fc.property(randomRanges, randomRange, (ranges, part) => {
      const open = new Set(quartersIn(ranges))
      expect(covers(joined(ranges), part)).toBe(quartersIn([part]).every((quarter) => open.has(quarter)))
    }),
  )
  const throughNoon = joined([
    { opens: '09:00', closes: '12:00' },
    { opens: '12:00', closes: '17:00' },
  ])
  expect(covers(throughNoon, { opens: '11:30', closes: '12:20' })).toBe(true)
})
