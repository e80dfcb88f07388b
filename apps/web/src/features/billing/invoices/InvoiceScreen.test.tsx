import { ApiError, NetworkError } from '@oaklet/api'
import { aLedgerEntry, anInvoice, aPayment, aPractice, someBillingSettings } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeNow } from '../../../testing/fake-now'
import { hearServerTime } from '../../../testing/hear-server-time'
import { renderScreen } from '../../../testing/render-screen'
import { InvoiceScreen } from './InvoiceScreen'

const organization = { practice: () => Promise.resolve(aPractice()) }
const issued = anInvoice({ number: 1047, status: 'issued', totalCents: 15200, balanceCents: 15200 })

const show = (invoice = issued, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <>
      <InvoiceScreen />
      <ToastRegion />
    </>,
    {
      at: `/billing/invoices/${invoice.id}`,
      ...more,
      api: { organization, invoices: { get: () => Promise.resolve(invoice) }, ...more.api },
    },
  )

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('a draft can be issued, edited and deleted, but not paid or voided', async () => {
  show(anInvoice({ number: null, status: 'draft' }))
  expect(await screen.findByRole('button', { name: 'Issue invoice' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit draft' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete draft' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Void invoice' })).toBeNull()
})

test('a person who may only look sees no button', async () => {
  show(issued, { user: { permissions: ['invoices:view'] } })
  await screen.findByRole('heading', { name: 'Invoice 1047', level: 1 })
  expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull()
})

test('a payment is of the server’s today on a workstation whose clock is 400 days fast', async () => {
  await hearServerTime(-34_560_000_000)
  const record = vi.fn(() => new Promise<never>(() => undefined))
  const { user } = show(issued, { api: { payments: { record } } })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const receivedOn = new Date(fakeNow() - 34_560_000_000).toISOString().slice(0, 10)
  expect(record).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ receivedOn }),
    expect.anything(),
  )
  await hearServerTime(0)
})

test('the payment dialog offers the balance, and says what a part of it leaves open', async () => {
  const record = vi.fn(() => new Promise<never>(() => undefined))
  const { user } = show(issued, { api: { payments: { record } } })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  const dialog = screen.getByRole('dialog', { name: 'Record a payment' })
  expect(amount).toHaveValue('152.00')
  await user.clear(amount)
  await user.type(amount, '100')
  expect(amount).toHaveAccessibleDescription(/Leaves \$52\.00 of \$152\.00 open/)
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  expect(record).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({
      amountCents: 10000,
      allocations: [{ invoiceId: issued.id, amountCents: 10000 }],
    }),
    { idempotencyKey: expect.any(String) as string },
  )
})

test('a small rest is written off with the payment where that is chosen; a refusal stands at the amount', async () => {
  const refused = { path: 'writeOffInvoiceIds.0', message: 'Nothing of this invoice is left to write off' }
  const refusal = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [refused],
  })
  const record = vi
    .fn()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(aPayment({ amountCents: 15_163 }))
  const settings = someBillingSettings({ smallRestCents: 500 })
  const { user } = show(issued, {
    api: { payments: { record }, billingSettings: { get: () => Promise.resolve(settings) } },
  })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.clear(amount)
  await user.type(amount, '151.63')
  const box = await screen.findByRole('checkbox', { name: 'Write off the rest of $0.37 of invoice 1047' })
  expect(box).not.toBeChecked()
  expect(amount).toHaveAccessibleDescription(/Leaves \$0\.37 of \$152\.00 open/)
  await user.click(box)
  expect(amount).toHaveAccessibleDescription(/Settles the invoice, as \$0\.37 of \$152\.00 is written off/)
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(amount).toHaveAccessibleDescription(new RegExp(refused.message)))
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'Payment of $151.63 recorded, $0.37 written off' }),
  ).toBeVisible()
  expect(record.mock.calls[1]?.[1]).toMatchObject({
    ...{ amountCents: 15_163, writeOffInvoiceIds: [issued.id] },
    allocations: [{ invoiceId: issued.id, amountCents: 15_163 }],
  })
})

test('no small rest is offered where the settings can’t be loaded', async () => {
  const get = vi.fn(() => Promise.reject(new Error('lost')))
  const { user } = show(issued, { api: { billingSettings: { get } } })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await waitFor(() => expect(get).toHaveBeenCalledOnce())
  await user.clear(amount)
  await user.type(amount, '151.63')
  expect(amount).toHaveAccessibleDescription(/Leaves \$0\.37 of \$152\.00 open/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/Failed/)).toBeNull()
})

test('a payment that was typed is asked about before Escape or Cancel throws it away', async () => {
  const { user } = show(issued)
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const dialog = screen.getByRole('dialog', { name: 'Record a payment' })
  await user.type(within(dialog).getByRole('textbox', { name: /Reference/ }), 'Check 2041')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(within(dialog).getByRole('textbox', { name: /Reference/ })).toHaveValue('Check 2041')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is missing from a payment is said after a try, until it is put right', async () => {
  const { user } = show(issued)
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await user.clear(amount)
  expect(screen.queryByRole('link', { name: 'Enter an amount above zero' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByRole('link', { name: 'Enter an amount above zero' })).toBeVisible()
  await user.type(amount, '25')
  await waitFor(() => expect(screen.queryByText('Enter an amount above zero')).toBeNull())
})

test('a payment of the whole balance that nobody touched closes at once', async () => {
  const { user } = show(issued)
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  await screen.findByRole('dialog', { name: 'Record a payment' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a payment that is sent again after a lost answer carries the same key, and keeps what was typed', async () => {
  const record = vi.fn(() => Promise.reject(new Error('lost')))
  const { user } = show(issued, { api: { payments: { record } } })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  await user.type(await screen.findByRole('textbox', { name: /Reference/ }), 'check 204')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('Failed to record payment')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Reference/ })).toHaveValue('check 204')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  const keys = record.mock.calls.map(
    (call: unknown[]) => (call[2] as { idempotencyKey: string }).idempotencyKey,
  )
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a payment whose answer was lost is sent again as it was, though the invoice is paid by it already', async () => {
  const paid = { ...issued, status: 'paid' as const, balanceCents: 0, paidCents: 15200 }
  const get = vi.fn().mockResolvedValueOnce(issued).mockResolvedValue(paid)
  const record = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue({})
  const { user } = show(issued, { api: { invoices: { get }, payments: { record } } })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = record.mock.calls as unknown[][]
  expect(second).toEqual(first)
})

test('a second payment of the same amount is another payment, with a key of its own', async () => {
  const record = vi.fn().mockResolvedValue({ amountCents: 5000 })
  const { user } = show(issued, { api: { payments: { record } } })
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await user.clear(amount)
    await user.type(amount, '50')
    await user.click(screen.getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(record).toHaveBeenCalledTimes(times)
  }
  const [first, second] = record.mock.calls as unknown[][]
  expect(second?.[1]).toEqual(first?.[1])
  expect(second?.[2]).not.toEqual(first?.[2])
})

test('an invoice that is not there says so, with a way to try again', async () => {
  const missing = new ApiError({
    code: 'not_found',
    status: 404,
    serverMessage: 'There is no such invoice',
    requestId: null,
  })
  show(issued, { api: { invoices: { get: () => Promise.reject(missing) } } })
  expect(await screen.findByText('There is no such invoice')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the balance explains itself line by line', async () => {
  show(
    anInvoice({
      balanceCents: 5200,
      status: 'partially_paid',
      ledger: [
        aLedgerEntry({ amountCents: 15200, balanceAfterCents: 15200 }),
        aLedgerEntry({
          ...{ id: '0197a000-0000-7000-8000-00000000000b', kind: 'payment', occurredOn: '2026-11-16' },
          ...{ description: 'Payment by card', amountCents: -10000, balanceAfterCents: 5200 },
        }),
      ],
    }),
  )
  expect(await screen.findByText('Payment by card')).toBeVisible()
  expect(screen.getByText('−$100.00')).toBeVisible()
  expect(screen.getAllByText('$52.00').length).toBeGreaterThan(0)
})

test('a draft that somebody else changed behind the form is not saved over unasked', async () => {
  const draft = anInvoice({ number: null, status: 'draft', version: 4 })
  const get = vi.fn(() => Promise.resolve(draft))
  const update = vi.fn(() => new Promise<never>(() => undefined))
  const { user, queryClient } = show(draft, { api: { invoices: { get, update } } })
  await user.click(await screen.findByRole('button', { name: 'Edit draft' }))
  const notes = await screen.findByRole('textbox', { name: /Notes/ })
  get.mockResolvedValue({ ...draft, version: 5 })
  await queryClient.invalidateQueries()
  await user.type(notes, 'Thank you')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(update).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ version: 4 }))
})

test('words on a draft are asked about before Cancel throws them away', async () => {
  const draft = anInvoice({ status: 'draft', number: null, version: 1 })
  const { user } = show(draft)
  await user.click(await screen.findByRole('button', { name: 'Edit draft' }))
  await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue(`${draft.notes}!`)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  expect(await screen.findByRole('button', { name: 'Edit draft' })).toBeVisible()
})

const withCredit = anInvoice({ ...issued, creditCents: 20_000, paidCents: 0 })

test('credit is offered up to the balance, and says what stays open and what is left of it', async () => {
  const applyCredit = vi.fn(() => Promise.resolve(anInvoice()))
  const { user } = show(withCredit, {
    api: { invoices: { get: () => Promise.resolve(withCredit), applyCredit } },
  })
  expect(await screen.findByText('The client has $200.00 of credit.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apply credit' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  expect(amount).toHaveValue('152.00')
  expect(amount).toHaveAccessibleDescription(
    'Mari Vega has $200.00 of credit. Leaves $0.00 open, and $48.00 of credit.',
  )
  const dialog = screen.getByRole('dialog', { name: 'Apply credit' })
  const send = within(dialog).getByRole('button', { name: 'Apply credit' })
  await user.clear(amount)
  await user.type(amount, '152.01')
  await user.click(send)
  const link = await screen.findByRole('link', { name: 'Enter an amount above zero, and at most $152.00' })
  expect(link).toBeVisible()
  expect(amount).toHaveAccessibleDescription(/^Mari Vega has \$200\.00 of credit\. Enter an amount/)
  expect(applyCredit).not.toHaveBeenCalled()
  await user.clear(amount)
  await user.type(amount, '100')
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(applyCredit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ invoiceId: issued.id }),
    { amountCents: 10_000 },
    { idempotencyKey: expect.any(String) as string },
  )
})

test('what takes the pressed button away takes the keyboard to the heading', async () => {
  const settled = anInvoice({ ...withCredit, status: 'paid', balanceCents: 0, creditCents: 4800 })
  const get = vi.fn().mockResolvedValueOnce(withCredit).mockResolvedValue(settled)
  const applyCredit = vi.fn().mockResolvedValue(settled)
  const { user } = show(withCredit, { api: { invoices: { get, applyCredit } } })
  ;(await screen.findByRole('button', { name: 'Apply credit' })).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('textbox', { name: 'Amount' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply credit' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Invoice 1047', level: 1 })).toHaveFocus())
})

test('credit that somebody else used meanwhile is refused at the amount, which stays', async () => {
  const refusal = new ApiError({
    code: 'validation_failed',
    status: 422,
    serverMessage: 'Something is not right',
    requestId: null,
    fieldErrors: [{ path: 'amountCents', message: 'This is more than the client’s credit' }],
  })
  const applyCredit = vi.fn(() => Promise.reject(refusal))
  const { user } = show(withCredit, {
    api: { invoices: { get: () => Promise.resolve(withCredit), applyCredit } },
  })
  await user.click(await screen.findByRole('button', { name: 'Apply credit' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply credit' }))
  expect(await screen.findByRole('link', { name: 'This is more than the client’s credit' })).toBeVisible()
  expect(amount).toHaveValue('152.00')
})

test('what was paid is moved to credit, and only by a person who records payments', async () => {
  const unapplyPayment = vi.fn(() => Promise.resolve(anInvoice()))
  const paid = anInvoice({ ...issued, status: 'paid', balanceCents: 0, paidCents: 15_200 })
  const { user } = show(paid, { api: { invoices: { get: () => Promise.resolve(paid), unapplyPayment } } })
  await user.click(await screen.findByRole('button', { name: 'Move to credit' }))
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  expect(amount).toHaveAccessibleDescription('$152.00 was paid. Leaves $152.00 open, and $152.00 of credit.')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move to credit' }))
  await waitFor(() => expect(unapplyPayment).toHaveBeenCalledOnce())
})

test('no credit is offered where there is none, on a draft, or to a person who may only look', async () => {
  const { unmount } = show(issued)
  await screen.findByRole('button', { name: 'Record a payment' })
  expect(screen.queryByRole('button', { name: /credit/ })).toBeNull()
  unmount()
  show(anInvoice({ ...withCredit, paidCents: 100 }), { user: { permissions: ['invoices:view'] } })
  await screen.findByRole('heading', { name: 'Invoice 1047', level: 1 })
  expect(screen.queryByRole('button', { name: /credit/ })).toBeNull()
})
