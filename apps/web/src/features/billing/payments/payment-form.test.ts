import fc from 'fast-check'
import { anInvoice } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { fullPayment, missingFromPayment, outcomeOf, paymentBody } from './payment-form'

const cents = fc.integer({ min: 1, max: 10_000_000 })

test('no cent of a payment is lost: what it settles and what stays as credit are the amount', () => {
  fc.assert(
    fc.property(cents, cents, (amount, balance) => {
      const { allocatedCents, remainingCents, creditCents } = outcomeOf(amount, balance)
      expect(allocatedCents + creditCents).toBe(amount)
      expect(allocatedCents + remainingCents).toBe(balance)
      expect(Math.min(remainingCents, creditCents)).toBe(0)
    }),
  )
})

test('a full payment is for the balance and settles it', () => {
  const invoice = anInvoice({ balanceCents: 15200 })
  expect(paymentBody(fullPayment(invoice, '2026-11-17'), invoice)).toMatchObject({
    amountCents: 15200,
    receivedOn: '2026-11-17',
    allocations: [{ invoiceId: invoice.id, amountCents: 15200 }],
  })
})

test('more than the balance settles it and no more', () => {
  const invoice = anInvoice({ balanceCents: 100 })
  const body = paymentBody({ ...fullPayment(invoice, '2026-11-17'), amountCents: 250 }, invoice)
  expect(body).toMatchObject({ amountCents: 250, allocations: [{ amountCents: 100 }] })
})

test('there is no body without an amount above zero and a date', () => {
  const invoice = anInvoice({})
  const values = { ...fullPayment(invoice, '2026-11-17'), amountCents: 0, receivedOn: null }
  expect(paymentBody(values, invoice)).toBeNull()
  expect(missingFromPayment(values).map(({ path }) => path)).toEqual(['amountCents', 'receivedOn'])
})
