import { fixtureId } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateOldestFirst, oldestFirst } from './allocate-oldest-first'

const invoices = fc
  .array(
    fc.record({
      dueOn: fc.constantFrom('2026-09-01', '2026-10-01', '2026-11-01', null),
      balanceCents: fc.integer({ min: 0, max: 50_000 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: fixtureId(index), number: 1001 + index })))
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

test('an amount is put on invoices to the last cent, as far as they ask for it, and on none beyond its balance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), invoices, (amountCents, open) => {
      const allocated = allocateOldestFirst(amountCents, open)
      const asked = sum(open.map(({ balanceCents }) => balanceCents))
      expect(sum(Object.values(allocated))).toBe(Math.min(amountCents, asked))
      for (const { id, balanceCents } of open) {
        expect(Number.isInteger(allocated[id])).toBe(true)
        expect(allocated[id]).toBeGreaterThanOrEqual(0)
        expect(allocated[id]).toBeLessThanOrEqual(balanceCents)
      }
    }),
  )
})

test('an invoice gets something only once all that were due before it are settled', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), invoices, (amountCents, open) => {
      const allocated = allocateOldestFirst(amountCents, open)
      const ordered = oldestFirst(open)
      const last = ordered.findLastIndex(({ id }) => (allocated[id] ?? 0) > 0)
      for (const { id, balanceCents } of ordered.slice(0, Math.max(0, last))) {
        expect(allocated[id]).toBe(balanceCents)
      }
    }),
  )
})

test('the oldest is the one that was due first, and of one day the one with the lowest number', () => {
  const invoice = (number: number, dueOn: string) => ({
    ...{ id: fixtureId(number), number, dueOn, balanceCents: 1 },
  })
  const open = [invoice(3, '2026-11-01'), invoice(2, '2026-11-01'), invoice(9, '2026-10-31')]
  expect(oldestFirst(open).map(({ number }) => number)).toEqual([9, 2, 3])
})
