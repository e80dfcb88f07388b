import { describe, expect, it } from 'vitest'
import { daysOverdue, invoiceStatus } from './invoice-status'

describe('invoiceStatus', () => {
  it.each([
    { balanceCents: 10_000, paidCents: 0, status: 'issued' },
    { balanceCents: 1, paidCents: 9_999, status: 'partially_paid' },
    { balanceCents: 9_000, paidCents: 0, status: 'issued' },
    { balanceCents: 8_000, paidCents: 1_000, status: 'partially_paid' },
    { balanceCents: 0, paidCents: 10_000, status: 'paid' },
    { balanceCents: 0, paidCents: 0, status: 'paid' },
  ])(
    'an issued invoice with $balanceCents cents left and $paidCents paid is $status',
    ({ balanceCents, paidCents, status }) => {
      expect(invoiceStatus({ state: 'issued', balanceCents, paidCents })).toBe(status)
    },
  )

  it.each(['draft', 'void'] as const)('a %s one stays so whatever the ledger says', (state) => {
    expect(invoiceStatus({ state, balanceCents: 0, paidCents: 0 })).toBe(state)
  })
})

describe('daysOverdue', () => {
  const open = { state: 'issued', balanceCents: 100, dueOn: '2026-11-10' } as const

  it('counts from the day after the due date', () => {
    expect(daysOverdue(open, '2026-11-10')).toBe(0)
    expect(daysOverdue(open, '2026-11-11')).toBe(1)
    expect(daysOverdue(open, '2026-12-10')).toBe(30)
  })

  it('is 0 for a paid, a void, a draft and an undated invoice', () => {
    const later = '2026-12-31'
    expect(daysOverdue({ ...open, balanceCents: 0 }, later)).toBe(0)
    expect(daysOverdue({ ...open, state: 'void' }, later)).toBe(0)
    expect(daysOverdue({ ...open, state: 'draft' }, later)).toBe(0)
    expect(daysOverdue({ ...open, dueOn: null }, later)).toBe(0)
  })
})
