import { type Api, NetworkError } from '@oaklet/api'
import {
  aPage,
  aPractice,
  aStatementCandidate,
  aStatementSummary,
  fixtureId,
  someStatementCandidates,
  someStatementTotals,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { StatementsScreen } from './StatementsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-04T13:00:00Z') }))

const STATEMENT = aStatementSummary({ number: 1042 })

const show = ({ at = '/billing/statements', statements = {}, user = {} } = {}) =>
  renderScreen(<StatementsScreen />, {
    at,
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      statements: {
        totals: () => Promise.resolve(someStatementTotals()),
        list: () => Promise.resolve(aPage([STATEMENT])),
        ...statements,
      },
    },
  })

test('a row says whose statement of which days it is, what is owed, and how far it has come', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /1042/ }))
  expect(row.getByRole('link', { name: '1042' })).toHaveAttribute(
    'href',
    `/billing/statements/${STATEMENT.id}`,
  )
  for (const words of ['Mari Vega', 'Nov 2, 2026 – Dec 1, 2026', '$120.00', 'Sent']) {
    expect(row.getByText(words)).toBeVisible()
  }
  expect(screen.getByText('2 drafts over $240.00 · 4 sent')).toBeVisible()
})

test('status, period and words of the address are what the server is asked for, of the sums too', async () => {
  const list = vi.fn<Api['statements']['list']>(() => Promise.resolve(aPage([])))
  const totals = vi.fn<Api['statements']['totals']>(() => Promise.resolve(someStatementTotals()))
  show({ at: '/billing/statements?status=sent&period=last_month&q=vega', statements: { list, totals } })
  expect(await screen.findByText('No statement matches')).toBeVisible()
  const filters = { status: 'sent', q: 'vega', from: '2026-11-01', to: '2026-11-30' }
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, ...filters })
  expect(totals.mock.calls.map(([, query]) => query)).toContainEqual(filters)
})

test('leads to the drafts and to more of them those who may send', async () => {
  const { unmount } = show()
  expect(await screen.findByRole('link', { name: 'Review drafts' })).toHaveAttribute(
    'href',
    '/billing/statements?review=1',
  )
  expect(screen.getByRole('link', { name: 'Make statements' })).toHaveAttribute(
    'href',
    '/billing/statements?make=1',
  )
  unmount()
  show({ user: { permissions: ['invoices:view'] } })
  expect(await screen.findByRole('row', { name: /1042/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /drafts|Make/ })).toBeNull()
})

test('while there are none it says what they are for', async () => {
  show({ statements: { list: () => Promise.resolve(aPage([])) } })
  expect(await screen.findByText('No statements yet')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Make statements' })).toHaveLength(2)
})

test.each(['make=1', 'review=1'])(
  'the address %s shows the list to those who may only look',
  async (search) => {
    show({ at: `/billing/statements?${search}`, user: { permissions: ['invoices:view'] } })
    expect(await screen.findByRole('row', { name: /1042/ })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Statements')
  },
)

test('says what went wrong, and tries again when asked', async () => {
  const list = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ statements: { list: list.mockResolvedValue(aPage([STATEMENT])) } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load statements')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /1042/ })).toBeVisible())
})

test('who owes after three statements leads to the client, what is owed and the next draft', async () => {
  const items = [
    aStatementCandidate({ sentCount: 3, draftId: fixtureId(86) }),
    aStatementCandidate({ client: { id: fixtureId(31), name: 'Ben Birch' }, sentCount: 4 }),
  ]
  const candidates = vi.fn<Api['statements']['candidates']>(() =>
    Promise.resolve(someStatementCandidates({ items, hasMore: true })),
  )
  show({ at: '/billing/statements?owing=after_three', statements: { candidates } })
  const row = within(await screen.findByRole('row', { name: /Mari Vega/ }))
  expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/clients?client=${fixtureId(30)}`,
    '/billing/invoices?q=Mari+Vega&filter=open',
    `/billing/statements/${fixtureId(86)}`,
  ])
  expect(row.getByText('Nov 1, 2026')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Ben Birch/ })).getByText('Not drafted')).toBeVisible()
  expect(screen.getByText('These are the first 200 by name.')).toBeVisible()
  expect(candidates.mock.lastCall?.[1]).toEqual({ filter: 'after_three' })
})

test('nobody who owes after three statements is said', async () => {
  show({
    at: '/billing/statements?owing=after_three',
    statements: { candidates: () => Promise.resolve(someStatementCandidates({ items: [] })) },
  })
  expect(await screen.findByText('Nobody owes after three statements')).toBeVisible()
})
