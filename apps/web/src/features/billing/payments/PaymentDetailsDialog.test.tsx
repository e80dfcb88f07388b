import { ApiError } from '@oaklet/api'
import { aCardCharge, aCardRefund, aDispute, aPaymentWithDetails, fixtureId } from '@oaklet/api/testing'
import type { PaymentDetails } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { PaymentDetailsDialog } from './PaymentDetailsDialog'

const show = (changes: Partial<PaymentDetails>, more: FakeApi['payments'] = {}) =>
  renderScreen(<PaymentDetailsDialog paymentId="p" onClose={() => undefined} />, {
    api: { payments: { get: () => Promise.resolve(aPaymentWithDetails(changes)), ...more } },
  })
const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling

test('tells which card was charged, and what the provider kept', async () => {
  show({ card: aCardCharge() })
  expect(await fact('Method')).toHaveTextContent('Visa ending in 4242, on file')
  expect(await fact('Fee of Stripe')).toHaveTextContent('$4.65')
  expect(await fact('Status')).toHaveTextContent('Received')
})

test('tells that the client paid by a link', async () => {
  show({ card: aCardCharge({ isByLink: true }) })
  expect(await fact('Method')).toHaveTextContent('Visa ending in 4242, by a payment link')
})

test('of a charge that waits it says so, and that the fee isn’t known yet', async () => {
  show({ status: 'pending', card: aCardCharge({ feeCents: null }) })
  expect(await screen.findByText(/We’ll know within minutes/)).toBeVisible()
  expect(await fact('Fee of Stripe')).toHaveTextContent('Not known yet')
})

test('of a charge that failed it says why, in the provider’s words, and names no fee', async () => {
  show({ status: 'failed', card: aCardCharge({ feeCents: null, refusal: 'Your card was declined.' }) })
  expect(await screen.findByText('The card was not charged: “Your card was declined.”')).toBeVisible()
  expect(screen.queryByText('Fee of Stripe')).toBeNull()
})

test('of a charge by Autopay it says that nobody charged the card', async () => {
  show({ card: aCardCharge({ isAutopay: true }) })
  expect(await fact('Charged')).toHaveTextContent('By Autopay, at night')
})

test('a payment by hand has no card and no fee', async () => {
  show({ method: 'check', reference: '1042', card: null })
  expect(await fact('Method')).toHaveTextContent('Check')
  expect(await fact('Reference')).toHaveTextContent('1042')
  expect(screen.queryByText('Fee of Stripe')).toBeNull()
})

test('tells of each refund to the card what came of it', async () => {
  show({
    card: aCardCharge(),
    cardRefunds: [
      aCardRefund({ amountCents: 100, state: 'failed', refusal: 'The card was lost or stolen.' }),
      aCardRefund({ id: fixtureId(72), amountCents: 200, state: 'pending' }),
    ],
  })
  const [failed, pending] = await screen.findAllByRole('listitem')
  expect(failed).toHaveTextContent('$1.00Failed“The card was lost or stolen.”')
  expect(pending).toHaveTextContent('$2.00On its way')
})

test('a refund of Stripe’s own dashboard is assigned to an invoice with a reason', async () => {
  const assignCardRefund = vi.fn(() => Promise.resolve(aPaymentWithDetails()))
  const refund = aCardRefund({ amountCents: 4_000, state: 'unassigned' })
  const { user } = show({ card: aCardCharge(), cardRefunds: [refund] }, { assignCardRefund })
  await user.click(await screen.findByRole('button', { name: 'Assign refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assign a refund' })
  expect(dialog).toHaveTextContent('$40.00 went back to the card in Stripe’s own dashboard.')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByRole('link', { name: 'Choose a reason' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Paid twice' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('dialog', { name: 'Details of a payment' })).toBeVisible()
  expect(assignCardRefund).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ refundId: refund.id }),
    { invoiceId: fixtureId(50), reason: 'paid_twice', note: '', isRecordedByHand: false },
    expect.anything(),
  )
})

test('a refund that was recorded by hand before is said to be the same money', async () => {
  const refusal = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [{ path: 'isRecordedByHand', message: 'This is more than the payment.' }],
  })
  const assignCardRefund = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(aPaymentWithDetails())
  const cardRefunds = [
    aCardRefund({ id: fixtureId(72), amountCents: 1_000, state: 'succeeded' }),
    aCardRefund({ amountCents: 4_000, state: 'unassigned' }),
  ]
  const { user } = show({ card: aCardCharge(), cardRefunds, refundedCents: 5_000 }, { assignCardRefund })
  await user.click(await screen.findByRole('button', { name: 'Assign refund' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assign a refund' })
  const box = within(dialog).getByRole('checkbox', { name: 'It was recorded by hand before' })
  expect(box).toHaveAccessibleDescription(/^\$40\.00 of this payment was recorded as given back by hand\./)
  await user.click(within(dialog).getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Paid twice' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(box).toHaveAccessibleDescription(/This is more than the payment\./))
  await user.click(box)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(assignCardRefund).toHaveBeenCalledTimes(2))
  expect(assignCardRefund.mock.calls.at(-1)?.[1]).toMatchObject({ isRecordedByHand: true })
})

test('of a dispute it says why, what came of the money, and until when to answer', async () => {
  show({ card: aCardCharge(), disputes: [aDispute()] })
  const dispute = await screen.findByRole('listitem')
  expect(dispute).toHaveTextContent('$150.00DisputedThe client does not recognize this charge.')
  expect(dispute).toHaveTextContent(/Answer in Stripe’s own dashboard, by Monday, November 30\.$/)
})

test('what was held for a session says so', async () => {
  const hold = { appointmentId: fixtureId(71), date: '2026-11-24', amountCents: 2_500 }
  show({ holds: [hold], allocations: [], invoices: [], unallocatedCents: 15_000 })
  expect(await fact('Held')).toHaveTextContent(/^\$25\.00 for the session on Tue, Nov 24/)
})
