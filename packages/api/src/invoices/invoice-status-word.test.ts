import { expect, test } from 'vitest'
import { invoiceStatusWord } from './invoice-status-word'

test.each([
  ['Paid', 'paid', 10_000],
  ['Settled', 'paid', 4_000],
  ['Partly paid', 'partially_paid', 4_000],
  ['Issued', 'issued', 0],
] as const)('says %s of an invoice that is %s with %i of 10000 cents paid', (word, status, paidCents) => {
  expect(invoiceStatusWord({ status, paidCents, totalCents: 10_000 })).toBe(word)
})
