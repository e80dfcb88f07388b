import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestStretches } from './nearest-stretches'

const AXIS = { from: 0, to: 100 }
const parted = (places: readonly number[]) => nearestStretches(places, (place) => place, AXIS)

test.each([
  [[], []],
  [[40], [[0, 100]]],
  [
    [20, 60],
    [
      [0, 40],
      [40, 100],
    ],
  ],
])('what stands at %j has the stretches %j', (places, stretches) => {
  expect(parted(places).map(({ from, to }) => [from, to])).toEqual(stretches)
})

test('each stands in its own stretch, and together they are the whole axis', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (some) => {
      const stretches = parted(some.toSorted((one, other) => one - other))
      for (const [index, { item, from, to }] of stretches.entries()) {
        expect(from <= item && item <= to).toBe(true)
        expect(from).toBe(index === 0 ? AXIS.from : stretches[index - 1]?.to)
      }
      expect(stretches.at(-1)?.to).toBe(AXIS.to)
    }),
  )
})
