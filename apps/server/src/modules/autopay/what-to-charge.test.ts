import { ChargeCardBody } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { whatToCharge } from './what-to-charge'

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const due = (...cents: number[]) =>
  cents.map((balanceCents, index) => ({ invoiceId: id(index), balanceCents }))

it('is what the credit doesn’t come to, which pays the first invoices first', () => {
  expect(whatToCharge(due(2_000, 3_000), 2_500)).toEqual({
    amountCents: 2_500,
    allocations: [{ invoiceId: id(1), amountCents: 2_500 }],
    holds: [],
  })
  expect(whatToCharge(due(2_000, 3_000), 5_000)).toEqual({ amountCents: 0, allocations: [], holds: [] })
  expect(whatToCharge(due(2_000, -500, 0), -300)).toEqual({
    amountCents: 2_000,
    allocations: [{ invoiceId: id(0), amountCents: 2_000 }],
    holds: [],
  })
})

it('is for copays too, which the credit pays after the invoices', () => {
  const copays = [4, 5].map((session) => ({ appointmentId: id(session), amountCents: 2_500 }))
  expect(whatToCharge(due(2_000), 3_000, copays)).toEqual({
    amountCents: 4_000,
    allocations: [],
    holds: [
      { appointmentId: id(4), amountCents: 1_500 },
      { appointmentId: id(5), amountCents: 2_500 },
    ],
  })
  expect(whatToCharge([], 5_000, copays)).toEqual({ amountCents: 0, allocations: [], holds: [] })
})

it('is for as many invoices as one charge may pay, the first ones, and the next night takes the others', () => {
  const all = due(...Array.from({ length: 250 }, (_, index) => 1_000 + index))
  const owed = new Map(all.map(({ invoiceId, balanceCents }) => [invoiceId, balanceCents]))
  const nights = [1, 2, 3, 4].map(() => {
    const left = [...owed].map(([invoiceId, balanceCents]) => ({ invoiceId, balanceCents }))
    const charge = whatToCharge(left, 1_500)
    for (const { invoiceId, amountCents } of charge.allocations) {
      owed.set(invoiceId, (owed.get(invoiceId) ?? 0) - amountCents)
    }
    return charge
  })
  expect(nights.map(({ allocations }) => allocations.length)).toEqual([100, 100, 49, 0])
  for (const charge of nights.slice(0, 3)) {
    expect(ChargeCardBody.safeParse({ clientId: id(1), cardId: id(2), ...charge }).success).toBe(true)
  }
  const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0)
  expect(sum(nights.map(({ amountCents }) => amountCents))).toBe(
    sum(all.map(({ balanceCents }) => balanceCents)) - 1_500,
  )
})
