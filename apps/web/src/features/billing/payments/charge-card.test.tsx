import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { PaymentConnection } from '@oaklet/api/contract'
import { aCard, anInvoice, aPaymentConnection, aPaymentWithDetails, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { RecordPaymentDialog } from './RecordPaymentDialog'

type Charge = Api['payments']['chargeCard']

const invoice = anInvoice({ status: 'issued', balanceCents: 15_000 })
const paid = aPaymentWithDetails()
const OLD = aCard({ id: fixtureId(71), lastFour: '0001', isDefault: false, isExpired: true })

function show(chargeCard: Charge, connection: Partial<PaymentConnection> = {}) {
  const [onClose, onRecord] = [vi.fn(), vi.fn()]
  const props = { invoice, today: '2026-11-17', isPending: false, error: null, onClose, onRecord }
  const shown = renderScreen(
    <>
      <RecordPaymentDialog {...props} />
      <ToastRegion />
    </>,
    {
      api: {
        paymentConnection: { get: () => Promise.resolve(aPaymentConnection(connection)) },
        cards: { list: () => Promise.resolve([aCard(), OLD]) },
        payments: { chargeCard, listHolds: () => Promise.resolve({ sessions: [] }) },
      },
    },
  )
  return { ...shown, onClose, onRecord }
}
type User = ReturnType<typeof show>['user']
const optionsOf = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /Method/ }))
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
}
async function chooseCard(user: User) {
  // The cards are there once it is known that they can be charged.
  await waitFor(async () => {
    const options = await optionsOf(user)
    if (!options.includes('Visa ending in 4242, on file')) await user.keyboard('{Escape}')
    expect(options).toContain('Visa ending in 4242, on file')
  })
  await user.click(screen.getByRole('option', { name: 'Visa ending in 4242, on file' }))
}
const chargeButton = () => screen.findByRole('button', { name: 'Charge card' })
const keyOf = (charge: { mock: { calls: Parameters<Charge>[] } }) =>
  charge.mock.calls.map(([, , options]) => options?.idempotencyKey)

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('a card on file is charged for the invoice, without a day or a reference', async () => {
  const charge = vi.fn<Charge>(() => Promise.resolve(paid))
  const { user, onClose, onRecord } = show(charge)
  await chooseCard(user)
  expect(screen.queryByRole('group', { name: 'Date received' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Reference/ })).toBeNull()
  expect(screen.getByText('Test mode: no real money moves.')).toBeVisible()
  await user.click(await chargeButton())
  expect(await screen.findByRole('alertdialog', { name: '$150.00 charged' })).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onRecord).not.toHaveBeenCalled()
  expect(charge).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    {
      ...{ clientId: invoice.client.id, cardId: aCard().id, amountCents: 15_000 },
      allocations: [{ invoiceId: invoice.id, amountCents: 15_000 }],
    },
    { idempotencyKey: expect.any(String) as string },
  )
})

test('a card that was refused says so in the provider’s words, and is charged anew with the next try', async () => {
  const refusal = new ApiError({
    ...{ code: 'provider_refused', status: 409, requestId: null },
    serverMessage: 'The card was refused: “Your card has insufficient funds.”',
  })
  const charge = vi.fn<Charge>().mockRejectedValueOnce(refusal).mockResolvedValue(paid)
  const { user, onClose } = show(charge)
  await chooseCard(user)
  await user.click(await chargeButton())
  expect(await screen.findByText(/insufficient funds/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await chargeButton())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = keyOf(charge)
  expect(first).not.toBe(second)
})

test('while the provider hasn’t said, nobody is asked to try again', async () => {
  const { user, onClose } = show(() => Promise.resolve(aPaymentWithDetails({ status: 'pending' })))
  await chooseCard(user)
  await user.click(await chargeButton())
  expect(await screen.findByText(/We’ll know within minutes whether it went through/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Charge|Ask/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a lost answer is asked for again as the same charge, with nothing to change meanwhile', async () => {
  const charge = vi.fn<Charge>().mockRejectedValueOnce(new NetworkError('timeout')).mockResolvedValue(paid)
  const { user, onClose } = show(charge)
  await chooseCard(user)
  await user.click(await chargeButton())
  expect(await screen.findByText(/it stays the same charge/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(charge).toHaveBeenCalledTimes(2)
  expect(new Set(keyOf(charge)).size).toBe(1)
  expect(charge.mock.calls[1]?.[1]).toEqual(charge.mock.calls[0]?.[1])
})

test('neither an expired card nor one of a practice without Stripe is offered', async () => {
  const { user, unmount } = show(vi.fn())
  await chooseCard(user)
  expect(await optionsOf(user)).not.toContain('Visa ending in 0001, on file')
  unmount()
  const other = show(vi.fn(), { state: 'restricted' })
  expect(await optionsOf(other.user)).toEqual(['Card', 'Cash', 'Check', 'Bank transfer', 'Other'])
})
