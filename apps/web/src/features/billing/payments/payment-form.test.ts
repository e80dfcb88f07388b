import fc from 'fast-check'
import { anInvoice } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { chargeBodyOf, missingFromReceived } from '../../../records/payments/received-form'
import { allocationsTo, fullPayment, outcomeOf, paymentBodyOf, type PaymentValues } from './payment-form'

const paymentBody = (values: PaymentValues, invoice: ReturnType<typeof anInvoice>) =>
  paymentBodyOf(values, invoice.client.id, allocationsTo(values, invoice), [invoice])

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
  expect(missingFromReceived(values).map(({ path }) => path)).toEqual(['amountCents', 'receivedOn'])
})

test('a card on file is charged for an amount alone, and for no less than the provider takes', () => {
  const invoice = anInvoice({ balanceCents: 15200 })
  const values = { ...fullPayment(invoice, '2026-11-17'), cardId: 'card', receivedOn: null }
  expect(missingFromReceived(values)).toEqual([])
  expect(chargeBodyOf(values, invoice.client.id, allocationsTo(values, invoice))).toEqual({
    ...{ clientId: invoice.client.id, cardId: 'card', amountCents: 15200 },
    allocations: [{ invoiceId: invoice.id, amountCents: 15200 }],
  })
  expect(missingFromReceived({ ...values, amountCents: 49 })).toEqual([
    { path: 'amountCents', message: 'A card is charged at least $0.50' },
  ])
  expect(chargeBodyOf({ ...values, cardId: null }, invoice.client.id, [])).toBeNull()
})
