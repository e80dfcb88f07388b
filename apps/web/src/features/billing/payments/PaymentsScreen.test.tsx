import { ApiError } from '@oaklet/api'
import type { PaymentsPage, PaymentSummary } from '@oaklet/api/contract'
import { aPaymentSummary, aPaymentWithDetails, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { PaymentsScreen } from './PaymentsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const organization = { practice: () => Promise.resolve(aPractice()) }
const page = (...items: PaymentSummary[]): PaymentsPage => ({
  items,
  total: items.length,
  nextCursor: null,
  receivedCents: items.reduce((sum, { amountCents }) => sum + amountCents, 0),
})
const plain = aPaymentSummary({ method: 'check', reference: 'Check 204' })
const refunded = aPaymentSummary({
  ...{ id: fixtureId(61), client: { id: fixtureId(31), name: 'Leo Grant' }, amountCents: 9000 },
  ...{ status: 'partially_refunded', refundedCents: 2000 },
})
const mistaken = aPaymentSummary({ id: fixtureId(62), status: 'entered_in_error' })

const show = (answer: PaymentsPage, more: Parameters<typeof renderScreen>[1] = {}) => {
  const list = vi.fn(() => Promise.resolve(answer))
  const api = { organization, ...more.api, payments: { list, ...more.api?.payments } }
  return { list, ...renderScreen(<PaymentsScreen />, { at: '/billing/payments', ...more, api }) }
}
/** Each cell begins with its heading, which shows where rows are cards. */
const cellsOf = (row: HTMLElement) =>
  ['rowheader', 'gridcell'].flatMap((role) =>
    within(row)
      .getAllByRole(role)
      .map(({ textContent }) => textContent),
  )

test('says what was received, from whom, how, and what became of it', async () => {
  show(page(plain, refunded, mistaken))
  expect(await screen.findByText('$390.00 received')).toBeVisible()
  await screen.findByRole('link', { name: 'Leo Grant' })
  const rows = screen.getAllByRole('row')
  expect(rows.slice(1).map((row) => cellsOf(row).slice(0, 5))).toEqual([
    ['ReceivedTue, Nov 10', 'ClientMari Vega', 'MethodCheckCheck 204', 'StatusReceived', 'Amount$150.00'],
    [
      'ReceivedTue, Nov 10',
      'ClientLeo Grant',
      'MethodCard',
      'StatusPartly refunded$20.00 given back',
      'Amount$90.00',
    ],
    ['ReceivedTue, Nov 10', 'ClientMari Vega', 'MethodCard', 'StatusEntered by mistake', 'Amount$150.00'],
  ])
  expect(screen.getByRole('link', { name: 'Leo Grant' })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(31)}`,
  )
})

test('asks for what its address narrows it to', async () => {
  const { list } = show(page(plain), { at: '/billing/payments?received=this_month&method=check&q=Vega' })
  await screen.findByRole('link', { name: 'Mari Vega' })
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    { limit: 25, received: 'this_month', method: 'check', q: 'Vega' },
    expect.anything(),
  )
  expect(screen.getByRole('button', { name: /Received/ })).toHaveTextContent('This month')
  expect(screen.getByRole('button', { name: /Method/ })).toHaveTextContent('Check')
})

test('asks for the days that the address names', async () => {
  const { list } = show(page(plain), {
    at: '/billing/payments?received=days&from=2026-10-05&to=2026-10-06&method=cash',
  })
  await screen.findByRole('link', { name: 'Mari Vega' })
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    { limit: 25, method: 'cash', from: '2026-10-05', to: '2026-10-06' },
    expect.anything(),
  )
  expect(screen.getByRole('button', { name: /Received/ })).toHaveTextContent('Dates you choose')
  expect(screen.getByRole('group', { name: 'Dates' })).toBeVisible()
})

test.each([
  ['/billing/payments', 'No payments yet'],
  ['/billing/payments?method=cash', 'No payment matches'],
])('%s without rows says so', async (at, words) => {
  show(page(), { at })
  expect(await screen.findByText(words)).toBeVisible()
})

const openMenu = async (user: ReturnType<typeof show>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }))

test('a payment that stands on no invoice is given back from the credit', async () => {
  const paid = aPaymentWithDetails({ creditCents: 4000, invoices: [], allocations: [] })
  const refund = vi.fn(() => Promise.resolve(paid))
  const { user } = show(page(plain), { api: { payments: { get: () => Promise.resolve(paid), refund } } })
  await openMenu(user, /^Actions for Tue, Nov 10, Mari Vega/)
  await user.click(await screen.findByRole('menuitem', { name: 'Refund' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  expect(amount).toHaveValue('40.00')
  expect(amount).toHaveAccessibleDescription('Comes out of the client’s credit.')
  expect(screen.queryByRole('button', { name: /^Invoice/ })).toBeNull()
  const dialog = screen.getByRole('dialog', { name: 'Refund a payment' })
  await user.click(within(dialog).getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Client asked for it' }))
  await user.click(within(dialog).getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(refund).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ paymentId: plain.id }),
    expect.objectContaining({ amountCents: 4000, invoiceId: null, reason: 'client_asked' }),
    expect.anything(),
  )
})

test('a payment that stands on several invoices comes off the one that is chosen', async () => {
  const paid = aPaymentWithDetails({
    invoices: [
      { id: fixtureId(50), number: 1001, paidCents: 5000, balanceCents: 0 },
      { id: fixtureId(51), number: 1002, paidCents: 8000, balanceCents: 1000 },
    ],
  })
  const { user } = show(page(plain), { api: { payments: { get: () => Promise.resolve(paid) } } })
  await openMenu(user, /^Actions for Tue, Nov 10/)
  await user.click(await screen.findByRole('menuitem', { name: 'Refund' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  expect(amount).toHaveAccessibleDescription('Comes off invoice 1001; $50.00 of it is open then.')
  await user.click(screen.getByRole('button', { name: /^Invoice/ }))
  await user.click(await screen.findByRole('option', { name: 'Invoice 1002, $80.00 paid' }))
  expect(amount).toHaveAccessibleDescription('Comes off invoice 1002; $60.00 of it is open then.')
})

test('what can’t be done with a payment any more says why', async () => {
  const { user } = show(page(mistaken))
  await openMenu(user, /^Actions for/)
  const refund = await screen.findByRole('menuitem', { name: /^Refund/ })
  expect(refund).toHaveAttribute('aria-disabled', 'true')
  expect(refund).toHaveTextContent('Entered by mistake')
})

test('what a card was charged for is refunded, and was not entered by mistake', async () => {
  const { user } = show(page(aPaymentSummary({ isCardCharge: true })))
  await openMenu(user, /^Actions for/)
  const mistake = await screen.findByRole('menuitem', { name: /^Entered by mistake/ })
  expect(mistake).toHaveAttribute('aria-disabled', 'true')
  expect(mistake).toHaveTextContent('The card was charged: refund it instead')
  expect(screen.getByRole('menuitem', { name: 'Refund' })).not.toHaveAttribute('aria-disabled')
})

test('a refusal to take a payment back is said on the page', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'The invoice or the credit no longer holds this money.',
  })
  const { user } = show(page(plain), { api: { payments: { markError: () => Promise.reject(refusal) } } })
  await openMenu(user, /^Actions for/)
  await user.click(await screen.findByRole('menuitem', { name: 'Entered by mistake' }))
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText(/no longer holds this money/)).toBeVisible()
})

test('who may not give money back can only look at the details', async () => {
  const { user } = show(page(plain), { user: { permissions: ['invoices:view'] } })
  await screen.findByRole('link', { name: 'Mari Vega' })
  await user.click(screen.getByRole('button', { name: /^Actions/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Details'])
})
