import { ApiError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type BillingReport, type BillingReportQuery } from '@oaklet/api/contract'
import { aBillingReport, aPractice } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { BillingReportsScreen } from './BillingReportsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const AGING = aBillingReport()
const WRITE_OFFS = aBillingReport({
  ...{ report: 'write_offs', from: '2026-10-01', to: '2026-10-31', split: 'reason' },
  rows: [],
  totals: [0, 0, 0, 0],
})
const DEPOSITS = aBillingReport({
  ...{ report: 'deposits', from: '2026-11-01', to: '2026-11-17', split: 'method' },
  rows: [
    {
      id: 'card',
      label: 'Card',
      cells: [2, 3_600, 250, 105, 3_245],
      records: { list: 'payments', from: '2026-11-01', to: '2026-11-17', method: 'card' },
    },
    { id: 'other', label: 'Other', cells: [0, 0, 100, 0, -100], records: null },
  ],
  totals: [2, 3_600, 350, 105, 3_145],
})

interface Shown {
  report?: BillingReport
  at?: string
  user?: object
  get?: (path: { report: string }, query?: BillingReportQuery) => Promise<BillingReport>
}

const show = ({ report = AGING, at = '', user = {}, get = () => Promise.resolve(report) }: Shown = {}) => {
  const asked = vi.fn(get)
  const saved = vi.fn((_: object, { format }: { format: string }) =>
    Promise.resolve({
      ...{ bytes: new Uint8Array([1]), contentType: 'text/csv' },
      fileName: `billing-aging-2026-11-17.${format}`,
    }),
  )
  const organization = { practice: () => Promise.resolve(aPractice()) }
  const billingReports = { get: asked, export: saved }
  return {
    asked,
    saved,
    ...renderScreen(<BillingReportsScreen />, {
      at: `/billing/reports${at}`,
      user,
      api: { organization, billingReports },
    }),
  }
}

/** The texts of the cells; where rows are cards, a cell begins with its heading. */
async function cellsIn(table: string): Promise<string[][]> {
  const grid = within(await screen.findByRole('grid', { name: table }))
  const texts = grid
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
  const [head = [], ...rows] = texts
  return [head, ...rows.map((row) => row.map((text, index) => text.slice(head[index]?.length)))]
}

test('a report is a table with its totals, and a row leads to what it is made of', async () => {
  show()
  expect(await cellsIn('Aging')).toEqual([
    ['Client', 'Up to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days', 'Total'],
    ['Mari Vega', '$100.00', '$50.00', '$0.00', '$0.00', '$150.00'],
    ['Total', '$100.00', '$50.00', '$0.00', '$0.00', '$150.00'],
  ])
  expect(screen.getByText('As of Nov 17, 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mari Vega' })).toHaveAttribute(
    'href',
    '/billing/invoices?q=Mari+Vega&filter=open',
  )
  expect(screen.queryByRole('button', { name: /Range/ })).toBeNull()
})

test('the address says which report, which days and which split the server is asked for', async () => {
  const { asked } = show({ report: DEPOSITS, at: '?report=deposits&range=last_month&split=method' })
  expect(await cellsIn('Deposits')).toEqual([
    ['Method', 'Payments', 'Received', 'Given back', 'Fees', 'Kept'],
    ['Card', '2', '$36.00', '$2.50', '$1.05', '$32.45'],
    ['Other', '0', '$0.00', '$1.00', '$0.00', '−$1.00'],
    ['Total', '2', '$36.00', '$3.50', '$1.05', '$31.45'],
  ])
  const query = { from: '2026-10-01', to: '2026-10-31', split: 'method' }
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ report: 'deposits' }),
    query,
    expect.anything(),
  )
  expect(screen.getByRole('link', { name: 'Card' })).toHaveAttribute(
    'href',
    '/billing/payments?received=days&from=2026-11-01&to=2026-11-17&method=card',
  )
})

test('a row of the write-offs leads to its invoice or claim, its client, or what its month lowered', async () => {
  const row = (label: string, records: BillingReport['rows'][number]['records']) => ({
    ...{ id: label, label, cells: [0, 1_000, null, 1_000], records },
  })
  const rows = [
    row('Invoice 12, Mari Vega', { list: 'invoice', invoiceId: 'i' }),
    row('Claim K000000018, Mari Vega', { list: 'claim', claimId: 'k' }),
    row('Noah Lind', { list: 'client', clientId: 'c' }),
    row('October 2026', { list: 'lowered', from: '2026-10-05', to: '2026-10-31' }),
  ]
  show({ report: { ...WRITE_OFFS, rows }, at: '?report=write_offs' })
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('Invoice 12, Mari Vega')).toBe('/billing/invoices/i')
  expect(await href('Claim K000000018, Mari Vega')).toBe('/billing/claims/k')
  expect(await href('Noah Lind')).toBe('/clients?client=c')
  expect(await href('October 2026')).toBe(
    '/billing/reports?report=write_offs&range=custom&from=2026-10-05&to=2026-10-31&split=invoice_or_claim',
  )
})

test('a row about claims leads to the claims to that insurance, in a state where it is about one', async () => {
  const row = (label: string, state?: 'left_unpaid') => ({
    ...{ id: label, label, cells: [1, 1, 18_500] },
    records: { list: 'claims' as const, payerId: 'p', ...(state && { state }) },
  })
  const denials = aBillingReport({
    ...{ report: 'denials', from: '2026-11-01', to: '2026-11-17', split: 'payer' },
    rows: [row('Aetna', 'left_unpaid'), row('Cigna')],
    totals: [2, 2, 37_000],
  })
  show({ report: denials, at: '?report=denials&split=payer' })
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('Aetna')).toBe('/billing/claims?state=left_unpaid&payerId=p')
  expect(await href('Cigna')).toBe('/billing/claims?payerId=p')
})

test('a row of the claims by state and age leads to exactly these claims', async () => {
  const report = aBillingReport({
    ...{ report: 'claims_by_state', split: 'state_and_age' },
    rows: [
      {
        ...{ id: 'denied over90', label: 'Denied, over 90 days', cells: [3, 18_500] },
        records: { list: 'claims', state: 'denied', age: 'over90' },
      },
    ],
    totals: [3, 18_500],
  })
  const { asked } = show({ report, at: '?report=claims_by_state&range=last_month' })
  expect(await cellsIn('Claims by state and age')).toEqual([
    ['State and age', 'Claims', 'Open'],
    ['Denied, over 90 days', '3', '$185.00'],
    ['Total', '3', '$185.00'],
  ])
  expect(screen.getByText('As of Nov 17, 2026, by state and age')).toBeVisible()
  expect(asked).toHaveBeenCalledWith(expect.anything(), { split: 'state_and_age' }, expect.anything())
  expect(screen.getByRole('link', { name: 'Denied, over 90 days' })).toHaveAttribute(
    'href',
    '/billing/claims?state=denied&age=over90',
  )
})

test('the first-pass acceptance shows claims without an answer apart, and leads to those first sent', async () => {
  const sent = { sentFrom: '2026-10-01', sentTo: '2026-10-31' }
  const report = aBillingReport({
    ...{ report: 'first_pass', from: '2026-10-01', to: '2026-10-31', split: 'payer' },
    rows: [
      {
        ...{ id: 'p', label: 'Aetna', cells: [5, 2, 1, 0, 2, 66.7] },
        records: { list: 'claims', payerId: 'p', ...sent },
      },
      {
        ...{ id: 'q', label: 'Cigna', cells: [1, 0, 0, 0, 1, null] },
        records: { list: 'claims', payerId: 'q', ...sent },
      },
    ],
    totals: [6, 2, 1, 0, 3, 66.7],
  })
  show({ report, at: '?report=first_pass&range=last_month' })
  expect(await cellsIn('First-pass acceptance')).toEqual([
    ['Insurance', 'First sent', 'Accepted', 'Rejected', 'Denied', 'No answer yet', 'Acceptance rate'],
    ['Aetna', '5', '2', '1', '0', '2', '66.7%'],
    ['Cigna', '1', '0', '0', '0', '1', '–'],
    ['Total', '6', '2', '1', '0', '3', '66.7%'],
  ])
  expect(screen.getByRole('link', { name: 'Aetna' })).toHaveAttribute(
    'href',
    '/billing/claims?sent=days&from=2026-10-01&to=2026-10-31&payerId=p',
  )
})

test('a report about claims is offered to nobody who may not see these', async () => {
  const permissions = ['reports:view', 'invoices:view'] as const
  const { user, asked } = show({ at: '?report=insurance_aging', user: { permissions } })
  await user.click(await screen.findByRole('button', { name: /Report/ }))
  expect(await screen.findByRole('option', { name: 'Aging' })).toBeVisible()
  expect(screen.queryByRole('option', { name: 'Insurance aging' })).toBeNull()
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ report: 'aging' }),
    {},
    expect.anything(),
  )
})

test('another report is chosen from a list, and keeps the range', async () => {
  const get = ({ report }: { report: string }) => Promise.resolve(report === 'aging' ? AGING : WRITE_OFFS)
  const { user, asked } = show({ get, at: '?range=last_month' })
  await user.click(await screen.findByRole('button', { name: /Report/ }))
  await user.click(await screen.findByRole('option', { name: 'Write-offs' }))
  expect(await screen.findByText('Nothing was written off in October 2026')).toBeVisible()
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ report: 'write_offs' }),
    { from: '2026-10-01', to: '2026-10-31', split: 'reason' },
    expect.anything(),
  )
})

test('what a report counts is one key away', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'What “Aging” counts' }))
  expect(await screen.findByText(/Credit is not subtracted\./)).toBeVisible()
})

test('it is saved as a file in the chosen format, and its name is said', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const { user, saved } = show()
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(3)
  await user.click(screen.getByRole('menuitem', { name: /PDF/ }))
  expect(await screen.findByText('billing-aging-2026-11-17.pdf was saved')).toBeVisible()
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ report: 'aging' }), { format: 'pdf' })
})

test('of very many rows the first hundred are shown, with the totals of all, and the way to more', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => ({
    ...{ id: String(index), label: `Client ${index}`, cells: [1, 0, 0, 0, 1], records: null },
  }))
  const { user } = show({ report: aBillingReport({ rows, totals: [130, 0, 0, 0, 130] }) })
  expect(await cellsIn('Aging')).toHaveLength(102)
  expect(screen.getByText('100 of 130 rows are shown. The total is of all.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more rows' }))
  expect(await cellsIn('Aging')).toHaveLength(132)
})

test('a failure says so, and can be tried again', async () => {
  const get = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ status: 500, code: 'internal', serverMessage: null, requestId: null }),
    )
    .mockResolvedValue(AGING)
  const { user } = show({ get })
  expect(await screen.findByText('Failed to load billing reports')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('grid', { name: 'Aging' })).toBeVisible()
})

test('who may not make invoices or take data out sees no way to', async () => {
  const unbilled = aBillingReport({
    report: 'unbilled',
    rows: [
      {
        ...{ id: 'a', label: 'Mari Vega', cells: [2, '2026-11-09', 30_000] },
        records: { list: 'unbilled', clientId: aPractice().id },
      },
    ],
    totals: [2, null, 30_000],
  })
  const user = { permissions: BUILT_IN_ROLE_PERMISSIONS['Read-only'] }
  show({ report: unbilled, at: '?report=unbilled', user })
  expect(await cellsIn('Unbilled sessions')).toEqual([
    ['Client', 'Sessions', 'Oldest', 'Fees'],
    ['Mari Vega', '2', 'Nov 9, 2026', '$300.00'],
    ['Total', '2', '–', '$300.00'],
  ])
  expect(screen.queryByRole('link', { name: 'Mari Vega' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test.each(['invoices:view', 'reports:view'] as const)(
  'who may %s alone is told whom to ask',
  async (permission) => {
    show({ user: { permissions: [permission] } })
    expect(await screen.findByText('Your role doesn’t show billing reports')).toBeVisible()
  },
)
