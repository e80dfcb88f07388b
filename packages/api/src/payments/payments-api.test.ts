import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import {
  aChargeCardBody,
  aPayment,
  aPaymentBody,
  aPaymentWithDetails,
  someAppointmentHolds,
  somePaymentLinks,
} from './payments-fixtures'

it('records a payment, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aPayment())
  const sent = api.payments.record({ practiceId: 'p' }, aPaymentBody(), { idempotencyKey: 'k' })
  expect(await sent).toEqual(aPayment())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/v1/practices/p/payments', body: aPaymentBody(), idempotencyKey: 'k' },
  ])
})

it('charges a card, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aPaymentWithDetails({ status: 'pending' }))
  const sent = api.payments.chargeCard({ practiceId: 'p' }, aChargeCardBody(), { idempotencyKey: 'k' })
  expect(await sent).toEqual(aPaymentWithDetails({ status: 'pending' }))
  expect(http.sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/practices/p/card-payments',
      body: aChargeCardBody(),
      idempotencyKey: 'k',
    },
  ])
})

it('asks for what is held for an appointment of all of its clients at once', async () => {
  const { api, http } = apiAnswering(someAppointmentHolds())
  const params = { practiceId: 'p', appointmentId: 'a' }
  expect(await api.payments.listHoldsOfAppointment(params)).toEqual(someAppointmentHolds())
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/appointments/a/holds' }])
})

it('mails a link to pay an invoice once for each idempotency key, and lists those that were sent', async () => {
  const { api, http } = apiAnswering(somePaymentLinks())
  const [params, path] = [{ practiceId: 'p', invoiceId: 'i' }, '/api/v1/practices/p/invoices/i/payment-links']
  const body = { email: 'mari.vega@mail.example' }
  expect(await api.payments.sendLink(params, body, { idempotencyKey: 'k' })).toEqual(somePaymentLinks())
  expect(await api.payments.listLinks(params)).toEqual(somePaymentLinks())
  expect(http.sent).toMatchObject([
    { method: 'POST', path, body, idempotencyKey: 'k' },
    { method: 'GET', path },
  ])
})
