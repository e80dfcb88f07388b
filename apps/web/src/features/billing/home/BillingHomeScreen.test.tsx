import { ApiError, NetworkError } from '@oaklet/api'
import type { BillingHome, ClaimTotals } from '@oaklet/api/contract'
import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { aBillingHome, someClaimTotals } from '@oaklet/api/testing'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { BillingHomeScreen } from './BillingHomeScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const BUSY = aBillingHome({
  uninvoiced: { count: 3, totalCents: 45_000, oldestOn: '2026-10-12' },
  overdue: { count: 2, totalCents: 38_000, oldestOn: '2025-08-28' },
  drafts: { count: 1, totalCents: 15_000, oldestOn: '2026-11-17' },
  lowAuthorizations: { count: 3, soonestOn: '2026-11-25' },
  unverifiedCoverage: 2,
  draftStatements: { count: 5, totalCents: 84_000, oldestOn: '2026-11-01' },
  afterThreeStatements: { clients: 1, totalCents: 30_000 },
  estimatesDue: { count: 4, firstDueOn: '2026-11-20' },
  credit: { clients: 2, totalCents: 9_500 },
  owed: {
    totalCents: 53_000,
    count: 3,
    aging: {
      upTo30: { cents: 15_000, count: 1 },
      upTo60: { cents: 0, count: 0 },
      upTo90: { cents: 30_000, count: 1 },
      over90: { cents: 8_000, count: 1 },
    },
  },
  owedByInsurances: {
    totalCents: 61_500,
    count: 4,
    aging: {
      upTo30: { cents: 43_000, count: 3 },
      upTo60: { cents: 0, count: 0 },
      upTo90: { cents: 0, count: 0 },
      over90: { cents: 18_500, count: 1 },
    },
  },
  deposits: {
    totalCents: 23_000,
    count: 3,
    byMethod: [
      { method: 'bank_transfer', cents: 20_000, count: 1 },
      { method: 'cash', cents: 3_000, count: 2 },
    ],
  },
})

/** Only insured sessions wait. */
const CLAIMS = someClaimTotals({
  counts: {
    ...{ draft: 0, ready: 0, submitted: 0, accepted: 0, rejected: 0 },
    ...{ paid: 0, partially_paid: 0, denied: 0, closed: 0, void: 0 },
  },
  ...{ dueSoonCount: 0, lateCount: 0, overdueAppealCount: 0, unclaimedSessionCount: 2 },
})
const NO_CLAIMS = { ...CLAIMS, unclaimedSessionCount: 0 }

const show = (home: BillingHome, { at = '/billing', user = {}, totals = NO_CLAIMS } = {}) =>
  renderScreen(<BillingHomeScreen />, {
    at,
    user,
    api: {
      billing: { home: () => Promise.resolve(home) },
      claims: { totals: () => Promise.resolve(totals) },
    },
  })

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
type Part = Awaited<ReturnType<typeof card>>
const linksIn = (part: Part) =>
  part.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const rowsIn = (part: Part) =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      ['rowheader', 'gridcell'].flatMap((role) =>
        within(row)
          .getAllByRole(role)
          .map(({ textContent }) => textContent),
      ),
    )

test('says what needs somebody, the overdue first, each with where it is dealt with', async () => {
  show(BUSY)
  const needsYou = await card('Needs you')
  expect(linksIn(needsYou)).toEqual([
    ['2 invoices overdue', '/billing/invoices?filter=overdue'],
    ['3 sessions not invoiced', '/billing/invoices/new'],
    ['1 draft invoice', '/billing/invoices?filter=draft'],
    ['5 statements to review', '/billing/statements?review=1'],
    ['1 client owes after three statements', '/billing/statements?owing=after_three'],
    ['4 Good Faith Estimates are due', '/billing/estimates?view=due'],
    ['3 authorizations run out', '/billing/authorizations?state=low'],
    ['2 clients with unverified coverage', '/clients?coverage=unverified'],
  ])
  expect(needsYou.getByText('$450.00, the oldest from October 12')).toBeVisible()
  expect(needsYou.getByText('$380.00, the oldest due August 28, 2025')).toBeVisible()
  expect(needsYou.getByText('$840.00, the oldest drafted November 1')).toBeVisible()
  expect(needsYou.getByText('$300.00. It is time to speak with them.')).toBeVisible()
  expect(needsYou.getByText('The first of them is due on November 20.')).toBeVisible()
  expect(needsYou.getByText('The first of them ends November 25.')).toBeVisible()
})

test('says which claims wait, for those who may see them', async () => {
  const { unmount } = show(BUSY, { totals: CLAIMS })
  const claims = await card('Insurance claims')
  expect(await claims.findByRole('link', { name: '2 insured sessions on no claim' })).toHaveAttribute(
    'href',
    '/billing/claims?view=make',
  )
  unmount()
  show(BUSY, { user: { permissions: ['invoices:view'] } })
  await card('Needs you')
  expect(screen.queryByRole('region', { name: 'Insurance claims' })).toBeNull()
})

test('nothing else waits for the figures of the claims', async () => {
  let answer: (totals: ClaimTotals) => void = () => undefined
  const totals = new Promise<ClaimTotals>((resolve) => {
    answer = resolve
  })
  renderScreen(<BillingHomeScreen />, {
    at: '/billing',
    api: { billing: { home: () => Promise.resolve(BUSY) }, claims: { totals: () => totals } },
  })
  expect(await screen.findByRole('link', { name: '2 invoices overdue' })).toBeVisible()
  const claims = await card('Insurance claims')
  expect(
    claims.queryByText(
      'No claim has to be made, fixed or sent, none is denied, no answer to an appeal is overdue, and no remittance waits.',
    ),
  ).toBeNull()
  answer(NO_CLAIMS)
  expect(
    await claims.findByText(
      'No claim has to be made, fixed or sent, none is denied, no answer to an appeal is overdue, and no remittance waits.',
    ),
  ).toBeVisible()
})

test('says what clients owe by its age, and opens the invoices behind it', async () => {
  show(BUSY)
  const owed = await card('What clients owe')
  expect(owed.getByText('$530.00')).toBeVisible()
  expect(rowsIn(owed)).toEqual([
    ['Not due, or up to 30 days1 invoice', '$150.00'],
    ['31 to 60 days0 invoices', '$0.00'],
    ['61 to 90 days1 invoice', '$300.00'],
    ['More than 90 days1 invoice', '$80.00'],
  ])
  expect(linksIn(owed)).toEqual([
    ['3 open invoices', '/billing/invoices?filter=open'],
    ['Not due, or up to 30 days', '/billing/invoices?filter=owed_up_to_30'],
    ['61 to 90 days', '/billing/invoices?filter=owed_61_to_90'],
    ['More than 90 days', '/billing/invoices?filter=owed_over_90'],
    ['2 clients have credit', '/billing/credits'],
  ])
  expect(owed.getByText(/in all/)).toHaveTextContent('2 clients have credit, $95.00 in all.')
})

test('says what insurances owe by its age, and opens the report behind it', async () => {
  show(BUSY)
  const owed = await card('What insurances owe')
  expect(owed.getByText('$615.00')).toBeVisible()
  expect(rowsIn(owed)).toEqual([
    ['Up to 30 days3 claims', '$430.00'],
    ['31 to 60 days0 claims', '$0.00'],
    ['61 to 90 days0 claims', '$0.00'],
    ['More than 90 days1 claim', '$185.00'],
  ])
  const report = '/billing/reports?report=insurance_aging'
  expect(linksIn(owed)).toEqual([
    ['4 open claims', report],
    ['Up to 30 days', report],
    ['More than 90 days', report],
  ])
})

test('what insurances owe leads to the claims without the reports, and shows to nobody without claims', async () => {
  const { unmount } = show(BUSY, { user: { permissions: ['invoices:view', 'claims:view'] } })
  expect(linksIn(await card('What insurances owe'))).toEqual([['4 open claims', '/billing/claims']])
  unmount()
  const permissions = ['invoices:view']
  const at = '/billing/insurance-claims'
  show(aBillingHome({ owedByInsurances: null }), { at, user: { permissions } })
  await card('Needs you')
  expect(titles()).toEqual(['Needs you', 'What clients owe', 'Deposits this month'])
})

test('says what came in this month, by its method', async () => {
  show(BUSY)
  const deposits = await card('Deposits this month')
  expect(deposits.getByText('$230.00')).toBeVisible()
  expect(deposits.getByText(/in November so far/)).toHaveTextContent('from 3 payments in November so far')
  expect(rowsIn(deposits)).toEqual([
    ['Bank transfer1 payment', '$200.00'],
    ['Cash2 payments', '$30.00'],
  ])
})

test('the deposits lead to their payments, and to the month’s figures for those who may see analytics', async () => {
  const { unmount } = show(BUSY)
  const payments = [
    ['3 payments', '/billing/payments?received=this_month'],
    ['Bank transfer', '/billing/payments?received=this_month&method=bank_transfer'],
    ['Cash', '/billing/payments?received=this_month&method=cash'],
  ]
  expect(linksIn(await card('Deposits this month'))).toEqual([
    ...payments,
    ['This month in Financial Analytics', '/analytics/financial?range=month-to-date'],
  ])
  unmount()
  show(BUSY, { user: { permissions: ['invoices:view'] } })
  expect(linksIn(await card('Deposits this month'))).toEqual(payments)
})

test.each([
  ['Needs you', /past their due date/],
  ['What clients owe', /Credit is money of clients/],
  ['What insurances owe', /since each claim was first sent/],
  ['Insurance claims', /near their filing limit/],
  ['Deposits this month', /from the first day of this month/],
])('“%s” has its definition one key away', async (title, definition) => {
  const { user } = show(BUSY)
  const button = await screen.findByRole('button', { name: `What “${title}” counts` })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(definition)
})

test('says in each part what it is for while there is nothing', async () => {
  show(aBillingHome())
  expect(await screen.findByText('Nothing waits for you')).toBeVisible()
  expect((await card('What clients owe')).getByText('Nothing is left to pay.')).toBeVisible()
  expect((await card('What insurances owe')).getByText('No insurance owes anything.')).toBeVisible()
  expect((await card('Deposits this month')).getByText('Nothing was received this month yet.')).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByText(/credit/)).toBeNull()
})

const NEEDS = 'Needs you'
const OF_CLIENTS = 'What clients owe'
const OF_INSURANCES = 'What insurances owe'
const CAME_IN = 'Deposits this month'

test.each([
  ['/billing', [NEEDS, OF_CLIENTS, OF_INSURANCES, CAME_IN]],
  ['/billing/financial-reports', [OF_CLIENTS, OF_INSURANCES, CAME_IN, NEEDS]],
  ['/billing/insurance-claims', [OF_INSURANCES, OF_CLIENTS, CAME_IN, NEEDS]],
])('%s begins with its part', async (at, parts) => {
  show(BUSY, { at })
  await card('Needs you')
  expect(titles()).toEqual([...parts, 'Insurance claims'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Billing')
  expect(document.title).toBe('Billing · Oaklet')
})

const places = () =>
  within(screen.getByRole('navigation', { name: 'Parts of billing' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test('leads to the parts of billing, each to those who may see it, and to a new invoice', async () => {
  const { unmount } = show(aBillingHome())
  expect(places()).toEqual([
    'Invoices /billing/invoices',
    'Payments /billing/payments',
    'Credit of clients /billing/credits',
    'Payouts /billing/payouts',
    'Claims /billing/claims',
    'Superbills /billing/superbills',
    'Statements /billing/statements',
    'Estimates /billing/estimates',
    'Authorizations /billing/authorizations',
    'Billing reports /billing/reports',
    'Billing settings /billing/settings',
  ])
  expect(screen.getByRole('link', { name: 'New invoice' })).toHaveAttribute('href', '/billing/invoices/new')
  unmount()
  show(BUSY, { user: { permissions: ['invoices:view'] } })
  expect(await screen.findByText('3 sessions not invoiced')).toBeVisible()
  expect(screen.queryByRole('link', { name: '3 sessions not invoiced' })).toBeNull()
  expect(screen.getByRole('link', { name: '5 statements to review' })).toHaveAttribute(
    'href',
    '/billing/statements?status=draft',
  )
  expect(screen.queryByRole('link', { name: 'New invoice' })).toBeNull()
  expect(places()).toEqual([
    'Invoices /billing/invoices',
    'Payments /billing/payments',
    'Credit of clients /billing/credits',
    'Statements /billing/statements',
    'Estimates /billing/estimates',
  ])
})

test('says what went wrong, and tries again when asked', async () => {
  const home = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(BUSY)
  const { user } = renderScreen(<BillingHomeScreen />, {
    at: '/billing',
    api: { billing: { home }, claims: { totals: () => Promise.resolve(NO_CLAIMS) } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load billing')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: '2 invoices overdue' })).toBeVisible()
})

test('whom the role keeps from billing is told so', async () => {
  const refused = new ApiError({
    code: 'forbidden',
    status: 403,
    serverMessage: 'Your role doesn’t include this.',
    requestId: null,
    fieldErrors: [],
  })
  renderScreen(<BillingHomeScreen />, {
    at: '/billing',
    user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] },
    api: { billing: { home: () => Promise.reject(refused) } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role doesn’t include this.')
  expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull()
})
