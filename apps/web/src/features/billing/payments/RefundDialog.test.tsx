import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { CardRefund, PaymentDetails } from '@oaklet/api/contract'
import { aCardCharge, aCardRefund, aPaymentWithDetails, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { RefundDialog } from './RefundDialog'

type RefundCard = Api['payments']['refundCard']

const charged = (changes: Partial<PaymentDetails> = {}) =>
  aPaymentWithDetails({ card: aCardCharge(), ...changes })
const after = (refund: Partial<CardRefund>) => charged({ cardRefunds: [aCardRefund(refund)] })

function show(payment: PaymentDetails, refundCard: RefundCard = vi.fn<RefundCard>()) {
  const [onClose, refund] = [vi.fn(), vi.fn<Api['payments']['refund']>(() => Promise.resolve(payment))]
  const get = vi.fn<Api['payments']['get']>(() => Promise.resolve(payment))
  const shown = renderScreen(
    <>
      <RefundDialog paymentId="p" today="2026-11-17" onClose={onClose} />
      <ToastRegion />
    </>,
    { api: { payments: { get, refundCard, refund } } },
  )
  return { ...shown, onClose, refund, get }
}
type User = ReturnType<typeof show>['user']

async function choose(user: User, label: RegExp, option: string) {
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
async function refundToCard(user: User) {
  await choose(user, /Reason/, 'Paid twice')
  await user.click(screen.getByRole('button', { name: 'Refund to card' }))
}
const keysOf = (call: { mock: { calls: Parameters<RefundCard>[] } }) =>
  call.mock.calls.map(([, , options]) => options?.idempotencyKey)

afterEach(() => {
  act(() => toasts.clear())
})

test('a card payment goes back to its card, which takes no day', async () => {
  const refundCard = vi.fn<RefundCard>(() => Promise.resolve(after({ state: 'succeeded' })))
  const { user, onClose, refund } = show(charged(), refundCard)
  expect(await screen.findByText(/^The money goes back to Visa ending in 4242\./)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Date given back' })).toBeNull()
  await refundToCard(user)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.getByRole('alertdialog', { name: '$150.00 goes back to the card' })).toBeVisible()
  expect(refundCard).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    { amountCents: 15_000, reason: 'paid_twice', note: '', invoiceId: fixtureId(50) },
    expect.anything(),
  )
  expect(refund).not.toHaveBeenCalled()
})

test('by another method it is recorded alone, with its day', async () => {
  const { user, onClose, refund } = show(charged())
  await choose(user, /Method/, 'Check')
  expect(screen.getByText(/nothing goes back to the card/)).toBeVisible()
  await choose(user, /Reason/, 'Paid twice')
  await user.click(screen.getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(refund).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ method: 'check', refundedOn: '2026-11-17' }),
    expect.anything(),
  )
})

test('a card whose account is not connected any more is no way back', async () => {
  const { user } = show(charged({ card: aCardCharge({ isReachable: false }) }))
  expect(await screen.findByText(/not connected any more/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Method/ }))
  expect(await screen.findByRole('option', { name: 'Card' })).toBeVisible()
  expect(screen.queryByRole('option', { name: /^Back to/ })).toBeNull()
})

test('while the provider hasn’t said, nobody is asked to try again', async () => {
  const { user, onClose } = show(charged(), () => Promise.resolve(after({ state: 'pending' })))
  await refundToCard(user)
  expect(await screen.findByText(/no other refund of this payment can begin/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Refund|Ask/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a refusal of the provider is said, what was typed stays, and a new try has a new key', async () => {
  const refusal = new ApiError({
    ...{ code: 'provider_refused', status: 409, requestId: null },
    serverMessage: 'The account with Stripe has too little money.',
  })
  const refundCard = vi.fn<RefundCard>().mockRejectedValueOnce(refusal).mockResolvedValue(charged())
  const { user, onClose } = show(charged(), refundCard)
  await refundToCard(user)
  expect(await screen.findByText(/too little money/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Reason/ })).toHaveTextContent('Paid twice')
  await user.click(screen.getByRole('button', { name: 'Refund to card' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = keysOf(refundCard)
  expect(first).not.toBe(second)
})

test('a lost answer is asked for again as the same refund', async () => {
  const refundCard = vi
    .fn<RefundCard>()
    .mockRejectedValueOnce(new NetworkError('timeout'))
    .mockResolvedValue(after({ state: 'succeeded' }))
  const { user, onClose } = show(charged(), refundCard)
  await refundToCard(user)
  expect(await screen.findByText(/it stays the same refund/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(new Set(keysOf(refundCard)).size).toBe(1)
})

test('a refusal to the card does not make another refund of one whose answer was lost', async () => {
  const refused = new ApiError({
    ...{ code: 'provider_refused', status: 409, requestId: null },
    serverMessage: 'The account with Stripe has too little money.',
  })
  const payment = charged()
  const { user, onClose, refund, get } = show(payment, () => Promise.reject(refused))
  refund.mockRejectedValueOnce(new NetworkError('timeout'))
  await choose(user, /Method/, 'Check')
  await choose(user, /Reason/, 'Paid twice')
  // It was recorded, although nobody heard so.
  get.mockResolvedValue({ ...payment, refundableCents: 0 })
  await user.click(screen.getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await choose(user, /Method/, 'Back to Visa ending in 4242')
  await user.click(screen.getByRole('button', { name: 'Refund to card' }))
  expect(await screen.findByText(/too little money/)).toBeVisible()
  await choose(user, /Method/, 'Check')
  await user.click(screen.getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(refund).toHaveBeenCalledTimes(2)
  expect(refund.mock.calls[0]).toEqual(refund.mock.calls[1])
})

test('what is on its way, or went back in Stripe’s own dashboard, is said and can’t be given back again', async () => {
  const cardRefunds = [
    aCardRefund({ amountCents: 4_000, state: 'pending' }),
    aCardRefund({ id: fixtureId(72), amountCents: 1_000, state: 'unassigned' }),
  ]
  show(charged({ refundableCents: 10_000, cardRefunds }))
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('100.00')
  expect(
    screen.getByText(/\$40\.00 is on its way back to the card\. \$10\.00 went back in Stripe/),
  ).toBeVisible()
})
