import { ApiError } from '@oaklet/api'
import type { PaymentLinks } from '@oaklet/api/contract'
import { anInvoice, aPractice, somePaymentLinks } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { InvoiceScreen } from '../invoices/InvoiceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))
// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

const issued = anInvoice({ number: 1047, status: 'issued', totalCents: 15_200, balanceCents: 15_200 })
const organization = { practice: () => Promise.resolve(aPractice()) }

const show = (links: Partial<PaymentLinks>, more: FakeApi['payments'] = {}, invoice = issued) =>
  renderScreen(
    <>
      <InvoiceScreen />
      <ToastRegion />
    </>,
    {
      at: `/billing/invoices/${invoice.id}`,
      api: {
        organization,
        invoices: { get: () => Promise.resolve(invoice) },
        payments: { listLinks: () => Promise.resolve(somePaymentLinks(links)), ...more },
      },
    },
  )

const open = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Send a payment link' }))
  return screen.findByRole('dialog', { name: 'Send a payment link' })
}

test('a link is sent to the address that is chosen, after it is said what it shows', async () => {
  const sendLink = vi.fn(() => Promise.resolve(somePaymentLinks()))
  const emails = ['mari.vega@mail.example', 'mari@work.example']
  const { user } = show({ emails }, { sendLink })
  const dialog = await open(user)
  await user.click(await within(dialog).findByRole('radio', { name: 'mari@work.example' }))
  expect(dialog).toHaveTextContent(/names the practice and what is left to pay, \$152\.00 now\./)
  await user.click(within(dialog).getByRole('button', { name: 'Send link' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'Payment link sent to mari@work.example' }),
  ).toBeVisible()
  expect(sendLink).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ invoiceId: issued.id }),
    { email: 'mari@work.example' },
    { idempotencyKey: expect.any(String) as string },
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it is said which links were sent, when and by whom, and which have ended', async () => {
  const [link] = somePaymentLinks().links
  if (link === undefined) throw new Error('There is no link')
  const former = { ...link, id: issued.id, sentAt: '2026-08-03T15:00:00Z', expiresAt: '2026-10-02T15:00:00Z' }
  const { user } = show({ links: [link, former] })
  const dialog = await open(user)
  const list = await within(dialog).findByRole('list', { name: 'Payment links that were sent' })
  const [newest, ended] = within(list).getAllByRole('listitem')
  expect(newest).toHaveTextContent('Sent to mari.vega@mail.example')
  expect(newest).toHaveTextContent(/by Olivia Owner$/)
  expect(ended).toHaveTextContent(/by Olivia Owner\. It has ended\.$/)
})

test.each([
  [{ canBePaid: false }, /takes no cards online yet/],
  [{ emails: [] }, /has no e-mail that may be written to/],
])('with %j it says why none can be sent', async (links, words) => {
  const { user } = show(links)
  const dialog = await open(user)
  await waitFor(() => expect(dialog).toHaveTextContent(words))
  expect(within(dialog).queryByRole('button', { name: 'Send link' })).toBeNull()
})

test('a refusal stands in the dialog, which stays', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'Nothing is left to pay on this invoice.',
  })
  const { user } = show({}, { sendLink: () => Promise.reject(refusal) })
  const dialog = await open(user)
  await user.click(await within(dialog).findByRole('button', { name: 'Send link' }))
  expect(await within(dialog).findByText('Nothing is left to pay on this invoice.')).toBeVisible()
})

test('links that can’t be loaded are asked for again', async () => {
  const listLinks = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(somePaymentLinks())
  const { user } = show({}, { listLinks })
  const dialog = await open(user)
  await user.click(await within(dialog).findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: 'mari.vega@mail.example' })).toBeChecked()
})

test('none is offered for an invoice that is paid, or to who may send none', async () => {
  const { unmount } = show({}, {}, anInvoice({ ...issued, status: 'paid', balanceCents: 0 }))
  await screen.findByRole('heading', { name: 'Invoice 1047', level: 1 })
  expect(screen.queryByRole('button', { name: 'Send a payment link' })).toBeNull()
  unmount()
  renderScreen(<InvoiceScreen />, {
    at: `/billing/invoices/${issued.id}`,
    user: { permissions: ['invoices:view', 'payments:record'] },
    api: { organization, invoices: { get: () => Promise.resolve(issued) } },
  })
  await screen.findByRole('heading', { name: 'Invoice 1047', level: 1 })
  expect(screen.queryByRole('button', { name: 'Send a payment link' })).toBeNull()
})
