import { aHoldableSession, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { allocationField } from '../allocations/allocation-form'
import {
  chargeOverInvoicesBody,
  newPaymentOverInvoices,
  type PaymentOverInvoices,
  paymentOverInvoicesBody,
  refusedPayment,
  wrongPaymentOverInvoices,
} from './payment-over-invoices-form'

const TODAY = '2026-11-17'
const client = { id: fixtureId(30), name: 'Mari Vega' }
const invoice = (number: number) => ({
  ...{ id: fixtureId(number), number, dueOn: '2026-11-01', balanceCents: 5000 },
})
const [first, second] = [invoice(1), invoice(2)]
const open = [first, second]
const values = (more: Partial<PaymentOverInvoices> = {}): PaymentOverInvoices => ({
  ...newPaymentOverInvoices(client, TODAY),
  amountCents: 6000,
  ...more,
})
const by = (one: number, two: number) => ({ [first.id]: one, [second.id]: two })
const wrong = (more: Partial<PaymentOverInvoices>) =>
  wrongPaymentOverInvoices(values(more), open).map(({ path }) => path)

test('a payment needs a client, an amount and a day, in the order of the fields', () => {
  expect(wrong({ client: null, amountCents: null, receivedOn: null })).toEqual([
    'client',
    'amountCents',
    'receivedOn',
  ])
  expect(wrong({})).toEqual([])
})

test('the invoices get at most the amount, and each at most what is left to pay', () => {
  expect(wrong({ allocated: by(5000, 1001) })).toEqual(['amountCents'])
  expect(wrong({ amountCents: 9000, allocated: by(5001, 0) })).toEqual([allocationField(first.id)])
})

test('a payment is recorded only once the open invoices are known', () => {
  expect(wrongPaymentOverInvoices(values(), undefined)).toEqual([
    { message: 'The client’s open invoices have to be loaded first' },
  ])
  expect(paymentOverInvoicesBody(values(), undefined)).toBeNull()
})

test('what no invoice gets is not sent with any, also where that is all', () => {
  expect(paymentOverInvoicesBody(values(), open)?.allocations.map(({ amountCents }) => amountCents)).toEqual([
    5000, 1000,
  ])
  expect(paymentOverInvoicesBody(values({ allocated: by(0, 0) }), open)).toMatchObject({
    ...{ clientId: client.id, amountCents: 6000, allocations: [] },
  })
})

test('a card that is charged pays for invoices, and for the copays of sessions', () => {
  const session = aHoldableSession({ appointmentId: fixtureId(40) })
  const chosen = values({ cardId: fixtureId(70), held: { [session.appointmentId]: 2500 } })
  expect(chargeOverInvoicesBody(chosen, open, [session])).toEqual({
    ...{ clientId: client.id, cardId: fixtureId(70), amountCents: 6000 },
    allocations: [{ invoiceId: first.id, amountCents: 3500 }],
    holds: [{ appointmentId: session.appointmentId, amountCents: 2500 }],
  })
  expect(chargeOverInvoicesBody(chosen, open)).not.toHaveProperty('holds')
})

test('a small rest that was chosen is sent, and a refusal of it stands at what its invoice gets', () => {
  const chosen = values({ amountCents: 9_963, writeOffs: { [second.id]: 37 } })
  expect(paymentOverInvoicesBody(chosen, open)?.writeOffInvoiceIds).toEqual([second.id])
  expect(paymentOverInvoicesBody({ ...chosen, amountCents: 9_962 }, open)).not.toHaveProperty(
    'writeOffInvoiceIds',
  )
  expect(refusedPayment([{ path: 'writeOffInvoiceIds.0', message: 'No' }], chosen, open)).toEqual([
    { path: allocationField(second.id), message: 'No' },
  ])
})

test('what the server refuses stands at the field that it is about', () => {
  const paths = ['clientId', 'amountCents', 'allocations.1.amountCents']
  const refused = paths.map((path) => ({ path, message: 'No' }))
  expect(refusedPayment(refused, values(), open).map(({ path }) => path)).toEqual([
    'client',
    'amountCents',
    allocationField(second.id),
  ])
})
