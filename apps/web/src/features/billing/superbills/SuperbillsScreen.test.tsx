import { type Api, NetworkError } from '@oaklet/api'
import { aPage, aPractice, aSuperbillSummary, someSuperbillTotals } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { SuperbillsScreen } from './SuperbillsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const show = ({ at = '/billing/superbills', superbills = {}, user = {} } = {}) =>
  renderScreen(<SuperbillsScreen />, {
    at,
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      superbills: {
        totals: () => Promise.resolve(someSuperbillTotals()),
        list: () => Promise.resolve(aPage([aSuperbillSummary()])),
        ...superbills,
      },
    },
  })

test('a row says whose sessions of which period it has, what they cost, and how far it has come', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /1001/ }))
  expect(row.getByRole('link', { name: '1001' })).toHaveAttribute(
    'href',
    `/billing/superbills/${aSuperbillSummary().id}`,
  )
  for (const words of ['Mari Vega', 'Olivia Bennett', 'November 2026', 'Issued']) {
    expect(row.getByText(words)).toBeVisible()
  }
  expect(row.getAllByText('$150.00')).toHaveLength(2)
  expect(screen.getByText('2 drafts · 1 to send · 4 sent')).toBeVisible()
})

test('status, period and words of the address are what the server is asked for, of the sums too', async () => {
  const list = vi.fn<Api['superbills']['list']>(() => Promise.resolve(aPage([])))
  const totals = vi.fn<Api['superbills']['totals']>(() => Promise.resolve(someSuperbillTotals()))
  show({ at: '/billing/superbills?status=draft&period=last_month&q=vega', superbills: { list, totals } })
  expect(await screen.findByText('No superbill matches')).toBeVisible()
  const filters = { status: 'draft', q: 'vega', from: '2026-10-01', to: '2026-10-31' }
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, ...filters })
  expect(totals.mock.calls.map(([, query]) => query)).toContainEqual(filters)
})

test('while there are none it says what they are for, and offers the first step to those who may', async () => {
  const { unmount } = show({ superbills: { list: () => Promise.resolve(aPage([])) } })
  expect(await screen.findByText('No superbills yet')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Make superbills' })) {
    expect(link).toHaveAttribute('href', '/billing/superbills?make=last_month')
  }
  unmount()
  show({
    superbills: { list: () => Promise.resolve(aPage([])) },
    user: { permissions: ['superbills:view'] },
  })
  expect(await screen.findByText('No superbills yet')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Make superbills' })).toBeNull()
})

test('the address for making shows the list to those who may only look', async () => {
  show({ at: '/billing/superbills?make=last_month', user: { permissions: ['superbills:view'] } })
  expect(await screen.findByRole('row', { name: /1001/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Superbills')
})

test('says what went wrong, and tries again when asked', async () => {
  const list = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ superbills: { list: list.mockResolvedValue(aPage([aSuperbillSummary()])) } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load superbills')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /1001/ })).toBeVisible())
})
