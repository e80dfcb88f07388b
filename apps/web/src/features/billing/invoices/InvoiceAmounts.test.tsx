import { ApiError, NetworkError } from '@oaklet/api'
import type { Invoice } from '@oaklet/api/contract'
import { aLedgerEntry, anInvoice, aPayment, aPaymentWithDetails, aPractice } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { InvoiceScreen } from './InvoiceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const KEY = { idempotencyKey: expect.any(String) as string }
const organization = { practice: () => Promise.resolve(aPractice()) }
const issued = anInvoice({ number: 1047, totalCents: 15_200, balanceCents: 15_200 })

const charge = aLedgerEntry({ amountCents: 15_200, balanceAfterCents: 15_200 })
const payment = aLedgerEntry({
  ...{ id: '0197a000-0000-7000-8000-00000000000b', kind: 'payment', paymentId: aPayment().id },
  ...{
    description: 'Payment by card',
    occurredOn: '2026-11-16',
    amountCents: -10_000,
    balanceAfterCents: 5200,
  },
})
const writeOff = aLedgerEntry({
  ...{ id: '0197a000-0000-7000-8000-00000000000c', kind: 'written_off' },
  ...{
    description: 'Written off: small balance',
    occurredOn: '2026-11-17',
    amountCents: -5200,
    balanceAfterCents: 0,
  },
})
const settled = anInvoice({
  ...{
    number: 1047,
    status: 'paid',
    totalCents: 15_200,
    balanceCents: 0,
    paidCents: 10_000,
    creditCents: 500,
  },
  ledger: [charge, payment, writeOff],
})

const show = (invoice: Invoice, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<InvoiceScreen />, {
    at: `/billing/invoices/${invoice.id}`,
    ...more,
    api: {
      organization,
      ...more.api,
      invoices: { get: () => Promise.resolve(invoice), ...more.api?.invoices },
    },
  })

type User = ReturnType<typeof show>['user']
const REFUND_MENU = 'Actions for Payment by card, Mon, Nov 16'
const openAct = async (user: User, menu: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}
const choose = async (user: User, dialog: HTMLElement, reason: string) => {
  await user.click(within(dialog).getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: reason }))
}

test('a charge is reduced by an amount, with a reason of its kind', async () => {
  const adjust = vi.fn(() => Promise.resolve(issued))
  const { user } = show(issued, { api: { invoices: { adjust } } })
  await user.click(await screen.findByRole('button', { name: 'Adjust the amount' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  const dialog = screen.getByRole('dialog', { name: 'Adjust the amount' })
  expect(within(dialog).getByRole('radio', { name: 'Reduce the charge' })).toHaveFocus()
  expect(amount).toHaveValue('152.00')
  await user.clear(amount)
  await user.type(amount, '20')
  expect(amount).toHaveAccessibleDescription('$152.00 is left to pay. Leaves $132.00 open.')
  await user.click(within(dialog).getByRole('button', { name: 'Reduce charge' }))
  expect(await screen.findByRole('link', { name: 'Choose a reason' })).toBeVisible()
  await choose(user, dialog, 'Lower fee agreed')
  await user.click(within(dialog).getByRole('button', { name: 'Reduce charge' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(adjust).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ invoiceId: issued.id }),
    { kind: 'credited', amountCents: 2000, reason: 'lower_fee', note: '' },
    KEY,
  )
})

test('a reduction whose answer was lost is sent again as it was, though the invoice owes less by it already', async () => {
  const get = vi
    .fn()
    .mockResolvedValueOnce(issued)
    .mockResolvedValue({ ...issued, balanceCents: 200 })
  const adjust = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(issued)
  const { user } = show(issued, { api: { invoices: { get, adjust } } })
  await user.click(await screen.findByRole('button', { name: 'Adjust the amount' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  const dialog = screen.getByRole('dialog', { name: 'Adjust the amount' })
  await user.clear(amount)
  await user.type(amount, '150')
  await choose(user, dialog, 'Lower fee agreed')
  await user.click(within(dialog).getByRole('button', { name: 'Reduce charge' }))
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await user.click(await within(dialog).findByRole('button', { name: 'Reduce charge' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = adjust.mock.calls as unknown[][]
  expect(second).toEqual(first)
})

test('a write-off has its own reasons, and another one needs a note', async () => {
  const adjust = vi.fn(() => Promise.resolve(issued))
  const { user } = show(issued, { api: { invoices: { adjust } } })
  await user.click(await screen.findByRole('button', { name: 'Adjust the amount' }))
  const dialog = await screen.findByRole('dialog', { name: 'Adjust the amount' })
  await screen.findByRole('textbox', { name: 'Amount' })
  await choose(user, dialog, 'Lower fee agreed')
  await user.click(within(dialog).getByRole('radio', { name: 'Write it off' }))
  expect(within(dialog).getByRole('button', { name: /Reason/ })).not.toHaveTextContent('Lower fee agreed')
  await choose(user, dialog, 'Other reason')
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }))
  expect(await screen.findByRole('link', { name: 'Say what the reason is' })).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Moved away')
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }))
  await waitFor(() =>
    expect(adjust).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      { kind: 'written_off', amountCents: 15_200, reason: 'other', note: 'Moved away' },
      KEY,
    ),
  )
})

test('what is settled without being paid in full says so, and can’t be voided or adjusted', async () => {
  show(settled)
  expect(await screen.findByText('Settled')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Adjust the amount' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Void invoice' })).toBeNull()
})

test('what was paid by a hold for its session alone can be voided, and is then held again', async () => {
  const byHold = { status: 'partially_paid', balanceCents: 12_700, paidCents: 2_500 } as const
  const { user } = show(anInvoice({ ...issued, ...byHold, heldCents: 2_500 }))
  await user.click(await screen.findByRole('button', { name: 'Void invoice' }))
  expect(await screen.findByText(/What was held for them is held for them again\./)).toBeVisible()
})

test('a payment is given back: the credit first, the rest off the invoice, up to what they hold', async () => {
  const paid = aPaymentWithDetails({
    ...{ amountCents: 12_000, refundedCents: 1000, receivedOn: '2026-11-16', creditCents: 500 },
    invoices: [{ id: settled.id, number: 1047, paidCents: 10_000, balanceCents: 0 }],
  })
  const refund = vi.fn(() => Promise.resolve(paid))
  const { user } = show(settled, { api: { payments: { get: () => Promise.resolve(paid), refund } } })
  await openAct(user, REFUND_MENU, 'Refund')
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  const dialog = screen.getByRole('dialog', { name: 'Refund a payment' })
  expect(dialog).toHaveTextContent('Payment of $120.00 on Mon, Nov 16, of which $10.00 was given back.')
  expect(amount).toHaveValue('105.00')
  await user.clear(amount)
  await user.type(amount, '4')
  expect(amount).toHaveAccessibleDescription('Comes out of the client’s credit.')
  await user.clear(amount)
  await user.type(amount, '25')
  expect(amount).toHaveAccessibleDescription(
    '$5.00 comes out of the client’s credit, the rest off invoice 1047; $20.00 of it is open then.',
  )
  await choose(user, dialog, 'Paid twice')
  await user.click(within(dialog).getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(refund).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ paymentId: aPayment().id }),
    {
      ...{ amountCents: 2500, method: 'card', refundedOn: '2026-11-17', reason: 'paid_twice', note: '' },
      invoiceId: settled.id,
    },
    KEY,
  )
})

test('a refund whose answer was lost is sent again as it was, though the credit is given back already', async () => {
  const paid = aPaymentWithDetails({
    ...{ amountCents: 10_000, creditCents: 5000 },
    invoices: [{ id: settled.id, number: 1047, paidCents: 5000, balanceCents: 0 }],
  })
  const get = vi
    .fn()
    .mockResolvedValueOnce(paid)
    .mockResolvedValue({ ...paid, refundedCents: 5000, creditCents: 0 })
  const refund = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(paid)
  const { user } = show(settled, { api: { payments: { get, refund } } })
  await openAct(user, REFUND_MENU, 'Refund')
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  const dialog = screen.getByRole('dialog', { name: 'Refund a payment' })
  await user.clear(amount)
  await user.type(amount, '50')
  await choose(user, dialog, 'Paid twice')
  await user.click(within(dialog).getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await user.click(await within(dialog).findByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = refund.mock.calls as unknown[][]
  expect(second).toEqual(first)
})

test('a payment that was given back in full says so, and offers nothing more', async () => {
  const paid = aPaymentWithDetails({ status: 'refunded', refundedCents: 15_000 })
  const { user } = show(settled, { api: { payments: { get: () => Promise.resolve(paid) } } })
  await openAct(user, REFUND_MENU, 'Refund')
  expect(await screen.findByText(/all of which was given back\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Record refund' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
})

test('a payment that can’t be loaded says so in its dialog, and is asked for again', async () => {
  const get = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(aPaymentWithDetails())
  const { user } = show(settled, { api: { payments: { get } } })
  await openAct(user, REFUND_MENU, 'Refund')
  expect(await screen.findByText('Failed to load payment')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('150.00')
})

test('a payment entered by mistake is taken back after a question, and a refusal says why', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'The invoice or the credit no longer holds this money.',
  })
  const markError = vi.fn().mockRejectedValue(refusal)
  const { user } = show(settled, { api: { payments: { markError } } })
  await openAct(user, REFUND_MENU, 'Entered by mistake')
  const question = await screen.findByRole('alertdialog', { name: 'Take this payment back?' })
  await user.click(within(question).getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('The invoice or the credit no longer holds this money.')).toBeVisible()
  expect(markError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ paymentId: aPayment().id }),
    KEY,
  )
})

test('what a card was charged for is refunded, and was not entered by mistake', async () => {
  const charged = { ...payment, isCardCharge: true }
  const { user } = show(anInvoice({ ...settled, ledger: [charge, charged, writeOff] }))
  await user.click(await screen.findByRole('button', { name: REFUND_MENU }))
  const offered = await screen.findAllByRole('menuitem')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Refund'])
})

test('what an insurance took back is not offered to be taken back', async () => {
  const lowered = aLedgerEntry({
    ...{ id: '0197a000-0000-7000-8000-00000000000e', kind: 'credited', isInsurerTakeback: true },
    ...{ description: 'The insurance took its decision back', amountCents: -5200, balanceAfterCents: 0 },
  })
  show(anInvoice({ ...settled, ledger: [charge, payment, lowered] }))
  expect(await screen.findAllByRole('button', { name: /^Actions for/ })).toEqual([
    screen.getByRole('button', { name: REFUND_MENU }),
  ])
})

test('an adjustment is taken back after a question', async () => {
  const reverseAdjustment = vi.fn(() => Promise.resolve(settled))
  const { user } = show(settled, { api: { invoices: { reverseAdjustment } } })
  await openAct(user, 'Actions for Written off: small balance, Tue, Nov 17', 'Take back')
  const question = await screen.findByRole('alertdialog', { name: 'Take this adjustment back?' })
  expect(question).toHaveTextContent('$52.00 will be open again.')
  await user.click(within(question).getByRole('button', { name: 'Take it back' }))
  await waitFor(() =>
    expect(reverseAdjustment).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ invoiceId: settled.id, entryId: writeOff.id }),
      KEY,
    ),
  )
})

test('nothing is offered with what was taken back, with the taking back, or to who may only look', async () => {
  const back = aLedgerEntry({
    ...{ id: '0197a000-0000-7000-8000-00000000000d', kind: 'written_off', reversesId: writeOff.id },
    ...{ description: 'Write-off taken back', amountCents: 5200, balanceAfterCents: 5200 },
  })
  const { unmount } = show(anInvoice({ ...settled, ledger: [charge, payment, writeOff, back] }))
  expect(await screen.findAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
  unmount()
  show(settled, { user: { permissions: ['invoices:view', 'payments:record'] } })
  await screen.findByRole('heading', { name: 'Invoice 1047', level: 1 })
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
})
