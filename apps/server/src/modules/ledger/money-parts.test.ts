import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldParts, partFor, sumOfParts, takeFrom } from './money-parts'

const FREE = { appointmentId: null, cents: 1_000 }
const OLD = { appointmentId: 'old', cents: 2_500 }
const NEW = { appointmentId: 'new', cents: 3_000 }
const PARTS = [FREE, OLD, NEW]

it.each([
  [0, []],
  [400, [{ ...FREE, cents: 400 }]],
  [1_000, [FREE]],
  [1_500, [FREE, { ...OLD, cents: 500 }]],
  [6_500, PARTS],
  [9_000, PARTS],
])(
  '%d cents are taken from what is held for no session first, and from the oldest hold next',
  (cents, taken) => {
    expect(takeFrom(PARTS, cents)).toEqual(taken)
  },
)

it('takes what is asked for, as far as it is there, and from no part more than that holds', () => {
  const part = fc.record({ appointmentId: fc.constantFrom(null, 'a', 'b'), cents: fc.nat(500) })
  fc.assert(
    fc.property(fc.array(part), fc.nat(2_000), (parts, cents) => {
      const taken = takeFrom(parts, cents)
      expect(sumOfParts(taken)).toBe(Math.min(cents, sumOfParts(parts)))
      for (const { appointmentId } of taken) {
        expect(partFor(taken, appointmentId)).toBeLessThanOrEqual(partFor(parts, appointmentId))
      }
    }),
  )
})

it('what is held is told apart from the rest', () => {
  expect(heldParts(PARTS)).toEqual([OLD, NEW])
  expect([partFor(PARTS, null), partFor(PARTS, 'new'), partFor(PARTS, 'other')]).toEqual([1_000, 3_000, 0])
})
