import { describe, expect, it } from 'vitest'
import { refusedPayment, unallocatedCents } from './allocations'

const payable = new Map([
  ['a', { balanceCents: 500 }],
  ['b', { balanceCents: 300 }],
])
const pathsOf = (amountCents: number, ...allocations: (readonly [string, number])[]) =>
  refusedPayment(
    {
      amountCents,
      allocations: allocations.map(([invoiceId, cents]) => ({ invoiceId, amountCents: cents })),
    },
    payable,
  ).map(({ path }) => path)

describe('allocations', () => {
  it('may pay invoices in part and in full, up to the amount', () => {
    expect(pathsOf(800, ['a', 500], ['b', 300])).toEqual([])
    expect(pathsOf(800, ['a', 1])).toEqual([])
    expect(pathsOf(800)).toEqual([])
  })

  it('may not give an invoice more than is left to pay', () => {
    expect(pathsOf(800, ['a', 501])).toEqual(['allocations.0.amountCents'])
  })

  it('may not name an invoice that takes no money, or one twice', () => {
    expect(pathsOf(800, ['c', 1], ['a', 1], ['a', 1])).toEqual([
      'allocations.0.invoiceId',
      'allocations.2.invoiceId',
    ])
  })

  it('may not come to more than the payment', () => {
    expect(pathsOf(799, ['a', 500], ['b', 300])).toEqual(['amountCents'])
  })

  it('leave the rest as credit', () => {
    expect(unallocatedCents({ amountCents: 800, allocations: [{ invoiceId: 'a', amountCents: 500 }] })).toBe(
      300,
    )
  })
})
