import type { Api } from '@oaklet/api'
import { anInvoiceSummary, aPage, aPractice, someInvoiceTotals } from '@oaklet/api/testing'
import { INVOICE_FILTERS, type InvoicesQuery } from '@oaklet/api/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { InvoicesScreen } from './InvoicesScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const overdue = anInvoiceSummary({ number: 1038, daysOverdue: 20, balanceCents: 38000 })

const show = ({ at = '/billing/invoices', list = {}, billing = {}, user = {} } = {}) =>
  renderScreen(<InvoicesScreen />, {
    at,
    user,
    api: {
      billing,
      organization: { practice: () => Promise.resolve(aPractice()) },
      invoices: {
        totals: () => Promise.resolve(someInvoiceTotals({ outstandingCents: 431000, overdueCents: 112000 })),
        list: () => Promise.resolve(aPage([overdue])),
        ...list,
      },
    },
  })

test('the summary says what is outstanding and how much of it is overdue', async () => {
  show()
  expect(await screen.findByText('$4,310.00 outstanding, $1,120.00 of it overdue')).toBeVisible()
})

test('an overdue invoice says for how long', async () => {
  show()
  expect(await screen.findByText('20 days overdue')).toBeVisible()
})

test('the filters and the words in the address are what the server is asked for, of the sums too', async () => {
  const list = vi.fn<Api['invoices']['list']>(() => Promise.resolve(aPage([overdue])))
  const totals = vi.fn<Api['invoices']['totals']>(() => Promise.resolve(someInvoiceTotals()))
  show({ at: '/billing/invoices?filter=overdue&period=last_year&q=grant', list: { list, totals } })
  await screen.findByText('20 days overdue')
  const filters = { filter: 'overdue', q: 'grant', from: '2025-01-01', to: '2025-12-31' }
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, ...filters })
  expect(totals.mock.lastCall?.[1]).toEqual(filters)
})

test('the days of issue can be chosen', async () => {
  const list = vi.fn<Api['invoices']['list']>(() => Promise.resolve(aPage([overdue])))
  const { user } = show({ list: { list } })
  await user.click(await screen.findByRole('button', { name: /All days/ }))
  await user.click(await screen.findByRole('option', { name: 'Last month' }))
  await waitFor(() =>
    expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, from: '2026-10-01', to: '2026-10-31' }),
  )
})

test('every filter that the address can name can be chosen', async () => {
  const { user } = show({ at: '/billing/invoices?filter=issued' })
  await user.click(await screen.findByRole('button', { name: /Issued, nothing paid/ }))
  expect(await screen.findAllByRole('option')).toHaveLength(INVOICE_FILTERS.length + 1)
})

test('Next asks for the page after, and another search begins at the first again', async () => {
  const list = vi.fn((_: unknown, query?: InvoicesQuery) =>
    Promise.resolve({ items: [overdue], nextCursor: query?.cursor ? null : 'after-25', total: 26 }),
  )
  const { user } = show({ list: { list } })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('26–26 of 26')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Find by client or number' }), 'ortiz')
  await waitFor(() => expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, q: 'ortiz' }))
})

test('someone who may not make invoices sees no way to', async () => {
  show({ user: { permissions: ['invoices:view'] } })
  await screen.findByText('20 days overdue')
  expect(screen.queryByRole('link', { name: 'New invoice' })).toBeNull()
})

test('/ leads to the search box', async () => {
  const { user } = show()
  await screen.findByText('20 days overdue')
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Find by client or number' })).toHaveFocus()
})

test('an invoice over a share after insurance is marked with the insurance', async () => {
  const share = anInvoiceSummary({ payerName: 'Aetna' })
  show({ list: { list: () => Promise.resolve(aPage([share])) } })
  expect(await screen.findByText('Share after Aetna')).toBeVisible()
})

test('all rows that the filters leave are saved as a file, whose name is said', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const file = { bytes: new Uint8Array(), contentType: 'text/csv', fileName: 'invoices-2026-11-17.csv' }
  const exportList = vi.fn<Api['billing']['exportList']>(() => Promise.resolve(file))
  const { user } = show({ at: '/billing/invoices?filter=overdue&q=grant', billing: { exportList } })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('invoices-2026-11-17.csv was saved')).toBeVisible()
  expect(exportList).toHaveBeenCalledWith(
    { practiceId: expect.any(String) as string, list: 'invoices' },
    { filter: 'overdue', q: 'grant' },
  )
})

test('a file that could not be made is said above the rows, with a way to try again', async () => {
  const exportList = () => Promise.reject(new Error('unreadable'))
  const { user } = show({ billing: { exportList } })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('Failed to export list')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByText('20 days overdue')).toBeVisible()
})

test('someone who may not export sees no way to', async () => {
  show({ user: { permissions: ['invoices:view'] } })
  await screen.findByText('20 days overdue')
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})
