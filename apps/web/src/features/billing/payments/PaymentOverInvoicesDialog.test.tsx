import { type Api, ApiError } from '@oaklet/api'
import type { HoldableSession } from '@oaklet/api/contract'
import {
  aClient,
  aClientSummary,
  aHoldableSession,
  anInvoiceSummary,
  aPage,
  aPayment,
  aPractice,
  fixtureId,
  someBillingSettings,
} from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { PaymentsScreen } from './PaymentsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

const client = aClient({ id: fixtureId(30), displayName: 'Mari Vega' })
const invoice = (number: number, dueOn: string, balanceCents: number) =>
  anInvoiceSummary({ id: fixtureId(number), number, dueOn, balanceCents })
const older = invoice(1001, '2026-10-01', 5000)
const newer = invoice(1002, '2026-11-01', 7000)

const refusal = (status: number, fieldErrors: ApiError['fieldErrors'] = []) =>
  new ApiError({ code: 'validation_failed', status, serverMessage: null, requestId: null, fieldErrors })

function show(
  {
    smallRestCents = 500,
    sessions = [],
    ...options
  }: Parameters<typeof renderScreen>[1] & {
    smallRestCents?: number | null
    sessions?: HoldableSession[]
  } = {},
  open = [newer, older],
) {
  const record = vi.fn<Api['payments']['record']>(() => Promise.resolve(aPayment()))
  const list = vi.fn<Api['invoices']['list']>(() => Promise.resolve(aPage(open)))
  const listHolds = vi.fn(() => Promise.resolve({ sessions }))
  const payments = { list: () => Promise.resolve({ ...aPage([]), receivedCents: 0 }), record, listHolds }
  const shown = renderScreen(
    <>
      <PaymentsScreen />
      <ToastRegion />
    </>,
    {
      at: `/billing/payments?method=card&record=${client.id}`,
      ...options,
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        clients: {
          get: () => Promise.resolve(client),
          list: () =>
            Promise.resolve(
              aPage([
                aClientSummary({ id: client.id, displayName: 'Mari Vega' }),
                aClientSummary({ id: fixtureId(31), displayName: 'Ben Birch' }),
              ]),
            ),
        },
        invoices: { list },
        payments,
        billingSettings: { get: () => Promise.resolve(someBillingSettings({ smallRestCents })) },
      },
    },
  )
  return { ...shown, record, list, listHolds }
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const send = { name: 'Record payment' }
type User = ReturnType<typeof show>['user']
const type = async (user: User, name: string | RegExp, text: string) => {
  await user.clear(await field(name))
  await user.type(await field(name), text)
}
/** The visible words; a screen reader gets them once more when typing has rested. */
const outcome = (words: string) => screen.getByText(words, { selector: 'p' })
const amounts = async () =>
  [await field('Invoice 1001'), await field('Invoice 1002')].map((one) => (one as HTMLInputElement).value)

test('what is typed goes to the oldest invoices first, and is recorded so', async () => {
  const { user, record, list, address } = show()
  await waitFor(async () => expect(await field('Amount')).toHaveFocus())
  expect(await field('Invoice 1001')).toHaveAccessibleDescription('$50.00 left to pay, due Thu, Oct 1')
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    { limit: 100, filter: 'open', clientId: client.id },
    expect.anything(),
  )
  await type(user, 'Amount', '60')
  expect(await amounts()).toEqual(['50.00', '10.00'])
  expect(outcome('$60.00 for 2 invoices')).toBeVisible()
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/billing/payments?method=card')
  expect(record.mock.calls.map(([, body]) => body)).toEqual([
    {
      ...{ clientId: client.id, method: 'card', amountCents: 6000, receivedOn: '2026-11-17', reference: '' },
      allocations: [
        { invoiceId: older.id, amountCents: 5000 },
        { invoiceId: newer.id, amountCents: 1000 },
      ],
    },
  ])
})

test('an amount that is changed by hand stands until the oldest come first again', async () => {
  const { user } = show()
  await type(user, 'Amount', '60')
  await type(user, 'Invoice 1001', '0')
  await type(user, 'Amount', '150')
  expect(await amounts()).toEqual(['0.00', '10.00'])
  expect(outcome('$10.00 for 1 invoice, $140.00 stays as credit')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Oldest first' }))
  expect(await amounts()).toEqual(['50.00', '70.00'])
})

test('the outcome is said once typing has rested', async () => {
  const { user } = show()
  await type(user, 'Amount', '150')
  const status = await screen.findByText('$120.00 for 2 invoices, $30.00 stays as credit', {
    selector: '[role=status]',
  })
  expect(status).toBeInTheDocument()
})

test('more than is left on an invoice, or than was received, is refused at its field', async () => {
  const { user, record } = show()
  await type(user, 'Amount', '60')
  await type(user, 'Invoice 1001', '50.01')
  await user.clear(await field('Invoice 1002'))
  await user.click(screen.getByRole('button', send))
  expect(await field('Invoice 1001')).toHaveAccessibleDescription(/This is more than is left to pay/)
  expect(await field('Invoice 1002')).toHaveAccessibleDescription(/Enter an amount, or 0/)
  await type(user, 'Invoice 1001', '50')
  await type(user, 'Invoice 1002', '10.01')
  await user.click(screen.getByRole('button', send))
  expect(await field('Amount')).toHaveAccessibleDescription(/The invoices get more than this amount/)
  expect(outcome('$60.01 for 2 invoices, $0.01 too much')).toBeVisible()
  expect(record).not.toHaveBeenCalled()
})

test('the client is asked for where the address names none; without an open invoice all is credit', async () => {
  const { user, record } = show({ at: '/billing/payments' }, [])
  await user.click(await screen.findByRole('button', send))
  await field('Amount')
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByRole('link', { name: /Choose who paid/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Client/ }))
  await user.click(await screen.findByRole('option', { name: /Mari Vega/ }))
  expect(await screen.findByText('No invoice of this client is open.')).toBeVisible()
  await type(user, 'Amount', '20')
  expect(outcome('$20.00 stays as credit')).toBeVisible()
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(record).toHaveBeenCalledOnce())
  expect(record.mock.calls[0]?.[1]).toMatchObject({ clientId: client.id, amountCents: 2000, allocations: [] })
})

test('a payment that comes between stands at its invoice, and nothing typed is lost', async () => {
  const { user, record, list } = show()
  await type(user, 'Amount', '60')
  await type(user, /^Reference/, 'Check 7')
  list.mockResolvedValue(aPage([newer]))
  const message = 'This is more than is left to pay'
  record.mockRejectedValueOnce(refusal(422, [{ path: 'allocations.0.amountCents', message }]))
  await user.click(screen.getByRole('button', send))
  await waitFor(async () =>
    expect(await field('Invoice 1001')).toHaveAccessibleDescription(`Nothing is left to pay ${message}`),
  )
  expect(await amounts()).toEqual(['50.00', '10.00'])
  expect(await field(/^Reference/)).toHaveValue('Check 7')
  await user.click(screen.getByRole('button', { name: 'Oldest first' }))
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(record).toHaveBeenCalledTimes(2))
  expect(record.mock.calls[1]?.[1]).toMatchObject({
    allocations: [{ invoiceId: newer.id, amountCents: 6000 }],
  })
})

const rest = (words: string) => ({ name: `Write off the rest of ${words}` })

test('a small rest is offered below its invoice, unchosen, and is written off where that is chosen', async () => {
  const { user, record } = show()
  await type(user, 'Amount', '119.63')
  const box = await screen.findByRole('checkbox', rest('$0.37 of invoice 1002'))
  expect(box).not.toBeChecked()
  await user.click(box)
  await user.click(box)
  expect(outcome('$119.63 for 2 invoices')).toBeVisible()
  expect(screen.getAllByRole('checkbox')).toEqual([box])
  await user.click(box)
  expect(outcome('$119.63 for 2 invoices, $0.37 written off')).toBeVisible()
  await user.click(screen.getByRole('button', send))
  const toast = await screen.findByRole('alertdialog', {
    name: 'Payment of $119.63 recorded, $0.37 written off',
  })
  expect(toast).toBeVisible()
  expect(record.mock.calls[0]?.[1]).toMatchObject({ amountCents: 11_963, writeOffInvoiceIds: [newer.id] })
})

test('what was chosen goes with the small rest, and another rest is asked about anew', async () => {
  const { user, record } = show()
  await type(user, 'Amount', '119.63')
  await user.click(await screen.findByRole('checkbox', rest('$0.37 of invoice 1002')))
  await type(user, 'Invoice 1002', '69.60')
  expect(screen.getByRole('checkbox', rest('$0.40 of invoice 1002'))).not.toBeChecked()
  await type(user, 'Invoice 1002', '60')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(outcome('$110.00 for 2 invoices, $9.63 stays as credit')).toBeVisible()
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(record).toHaveBeenCalledOnce())
  expect(record.mock.calls[0]?.[1]).not.toHaveProperty('writeOffInvoiceIds')
})

test('no rest is offered where the practice or the person may write none off', async () => {
  const { user, unmount } = show({ smallRestCents: null })
  await type(user, 'Amount', '119.63')
  expect(screen.queryByRole('checkbox')).toBeNull()
  unmount()
  const other = show({ user: { permissions: ['invoices:view', 'payments:record'] } })
  await type(other.user, 'Amount', '119.63')
  expect(outcome('$119.63 for 2 invoices')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('after a lost answer the same payment is sent under the same key', async () => {
  const { user, record, list } = show()
  await type(user, 'Amount', '60')
  record.mockRejectedValueOnce(refusal(503))
  list.mockResolvedValue(aPage([]))
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText('Failed to record payment')).toBeVisible()
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(record).toHaveBeenCalledTimes(2))
  expect(record.mock.calls[1]).toEqual(record.mock.calls[0])
})

test('who may not record payments is offered none, also by an address', async () => {
  show({ user: { permissions: ['invoices:view'] } })
  expect(await screen.findByText(/No payment/)).toBeVisible()
  expect(screen.queryByRole('button', send)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const visit = aHoldableSession({
  appointmentId: fixtureId(71),
  date: '2026-11-17',
  service: 'Individual therapy',
})
const earlier = aHoldableSession({ appointmentId: fixtureId(72), date: '2026-11-10', copayCents: null })

test('a copay is held for its session: a press fills it in, and only the rest goes to invoices', async () => {
  const { user, record } = show({ sessions: [visit, earlier] })
  expect(await field('Copay for Tue, Nov 17 (optional)')).toHaveAccessibleDescription('Individual therapy')
  await user.click(screen.getByRole('button', { name: 'Copay of $25.00 for Tue, Nov 17' }))
  expect(await field('Amount')).toHaveValue('25.00')
  expect(await amounts()).toEqual(['0.00', '0.00'])
  await type(user, 'Amount', '35')
  expect(await amounts()).toEqual(['10.00', '0.00'])
  expect(outcome('$10.00 for 1 invoice, $25.00 held for sessions')).toBeVisible()
  await user.click(screen.getByRole('button', send))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(record.mock.calls[0]?.[1]).toMatchObject({
    amountCents: 3_500,
    allocations: [{ invoiceId: older.id, amountCents: 1_000 }],
    holds: [{ appointmentId: visit.appointmentId, amountCents: 2_500 }],
  })
})

test('more for sessions and invoices than was received is wrong at the amount', async () => {
  const { user, record } = show({ sessions: [visit] })
  await type(user, 'Amount', '20')
  await type(user, 'Copay for Tue, Nov 17 (optional)', '25')
  await user.click(screen.getByRole('button', send))
  expect(await field('Amount')).toHaveAccessibleDescription(
    /The invoices and sessions get more than this amount/,
  )
  expect(record).not.toHaveBeenCalled()
})

test('a session that was invoiced meanwhile is refused at its field, and what was typed stays', async () => {
  const { user, record, listHolds } = show({ sessions: [visit] })
  listHolds.mockResolvedValueOnce({ sessions: [visit] })
  listHolds.mockResolvedValue({ sessions: [{ ...visit, isOpen: false }, earlier] })
  record.mockRejectedValueOnce(
    refusal(422, [{ path: 'holds.0.appointmentId', message: 'An invoice bills it' }]),
  )
  await type(user, 'Amount', '25')
  const copay = 'Copay for Tue, Nov 17 (optional)'
  await type(user, copay, '25')
  await user.click(screen.getByRole('button', send))
  await waitFor(async () => expect(await field(copay)).toHaveAccessibleDescription(/An invoice bills it/))
  expect(await field('Copay for Tue, Nov 10 (optional)')).toHaveValue('')
  expect(await field(copay)).toHaveValue('25.00')
})

test('another client has sessions of their own, and those that were refused before do not come back', async () => {
  const { user, record, listHolds } = show({ sessions: [visit] })
  const copay = 'Copay for Tue, Nov 17 (optional)'
  const choose = async (name: RegExp) => {
    await user.clear(screen.getByRole('combobox', { name: 'Client' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  record.mockRejectedValueOnce(refusal(422, [{ path: 'holds.0.appointmentId', message: 'Billed' }]))
  await type(user, 'Amount', '25')
  await type(user, copay, '25')
  listHolds.mockResolvedValue({ sessions: [earlier] })
  await user.click(screen.getByRole('button', send))
  expect(await field('Copay for Tue, Nov 10 (optional)')).toBeVisible()
  await choose(/Ben Birch/)
  await waitFor(() =>
    expect(listHolds).toHaveBeenLastCalledWith(
      expect.objectContaining({ clientId: fixtureId(31) }),
      expect.anything(),
    ),
  )
  await choose(/Mari Vega/)
  expect(await field('Copay for Tue, Nov 10 (optional)')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: copay })).toBeNull()
})
