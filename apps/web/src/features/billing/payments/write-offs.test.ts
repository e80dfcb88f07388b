import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallRest, sumOfRests, writtenOff } from './write-offs'

const cents = fc.integer({ min: 1, max: 1000 })

test('a rest may be written off up to the most that the practice allows, of what a payment leaves', () => {
  fc.assert(
    fc.property(cents, cents, cents, (amount, balance, most) => {
      const rest = balance - amount
      expect(smallRest(amount, balance, most)).toBe(rest > 0 && rest <= most ? rest : 0)
      expect(smallRest(amount, balance, null)).toBe(0)
    }),
  )
  expect(smallRest(0, 37, 500)).toBe(0)
})

test('a choice holds for the very rest that it was made for', () => {
  const chosen = { one: 37, other: 5 }
  const writtenWith = (amountCents: number) =>
    writtenOff(chosen, [{ invoiceId: 'one', amountCents }], [{ id: 'one', balanceCents: 10_000 }])
  expect(writtenWith(9963)).toEqual([{ invoiceId: 'one', restCents: 37 }])
  expect(writtenWith(9962)).toEqual([])
  expect(writtenWith(10_000)).toEqual([])
})

test('rests are written off together', () => {
  expect(sumOfRests([{ restCents: 37 }, { restCents: 5 }])).toBe(42)
})
