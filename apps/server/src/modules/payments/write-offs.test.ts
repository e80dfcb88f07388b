import { expect, it } from 'vitest'
import { refusedWriteOffs, restsAfter } from './write-offs'

const rests = restsAfter(
  [
    { invoiceId: 'small', amountCents: 463 },
    { invoiceId: 'large', amountCents: 462 },
    { invoiceId: 'paid', amountCents: 500 },
  ],
  new Map(['small', 'large', 'paid', 'other'].map((id) => [id, { balanceCents: 500 }])),
)

it('is the balance without what the payment puts on the invoice', () => {
  expect([...rests]).toEqual([
    ['small', 37],
    ['large', 38],
    ['paid', 0],
  ])
})

it('may be written off up to the small rest of the practice, of invoices that the payment is put on', () => {
  expect(refusedWriteOffs(['small'], rests, 37)).toEqual([])
  expect(refusedWriteOffs(['large', 'small', 'paid', 'other', 'small'], rests, 37)).toEqual([
    { path: 'writeOffInvoiceIds.0', message: 'More is left than may be written off with a payment' },
    { path: 'writeOffInvoiceIds.2', message: 'Nothing of this invoice is left to write off' },
    { path: 'writeOffInvoiceIds.3', message: 'Choose an invoice that the payment is put on' },
    { path: 'writeOffInvoiceIds.4', message: 'This invoice is already chosen' },
  ])
})

it('is not written off where the practice allows none', () => {
  expect(refusedWriteOffs(['small'], rests, null)).toEqual([
    { path: 'writeOffInvoiceIds.0', message: 'This practice writes off nothing with a payment' },
  ])
})
