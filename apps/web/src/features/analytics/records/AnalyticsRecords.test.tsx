import { ApiError, NetworkError } from '@oaklet/api'
import { type AnalyticsRecords, BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import {
  aClinician,
  aLocation,
  anAnalyticsRecord,
  aPractice,
  createDeferred,
  someAnalytics,
  someAnalyticsRecords,
} from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { AnalyticsScreen } from '../AnalyticsScreen'

const CLINICIAN = aClinician()
const LOCATION = aLocation()
const practiceId = aPractice().id
const records = vi.fn<NonNullable<NonNullable<FakeApi['analytics']>['records']>>()

beforeEach(() => {
  records.mockReset().mockResolvedValue(someAnalyticsRecords())
})

const show = (at = '/analytics', { analytics = someAnalytics(), user = {} } = {}) =>
  renderScreen(<AnalyticsScreen />, {
    at,
    user,
    api: {
      analytics: { get: () => Promise.resolve(analytics), records },
      organization: { practice: () => Promise.resolve(aPractice()) },
      locations: { listActive: () => Promise.resolve([LOCATION]) },
      staff: { listClinicians: () => Promise.resolve([CLINICIAN]) },
    },
  })
const LINK = '212, Sessions held: show the appointments'
const link = () => screen.findByRole('link', { name: LINK })
const drawer = (name = 'Sessions held') => screen.findByRole('dialog', { name })
const asked = () => records.mock.calls.map(([query]) => query)
const withFigure = (changes: object) => {
  const known = someAnalytics()
  return { ...known, figures: known.figures.map((figure) => ({ ...figure, ...changes })) }
}

test('a number leads to the records behind it; closing them gives the keyboard back to it', async () => {
  const { user, address } = show('/analytics?range=last-7-days')
  const number = await link()
  number.focus()
  await user.keyboard('{Enter}')
  const panel = await drawer()
  expect(address()).toBe('/analytics?range=last-7-days&records=sessionsHeld')
  expect(await within(panel).findByText('1 appointment, each counted once.')).toBeVisible()
  expect(panel).toHaveTextContent('Oct 19 – Nov 17, 2026 · All locations, all clinicians')
  expect(within(panel).getByRole('heading', { name: 'Sessions held' })).toHaveFocus()
  expect(asked()).toEqual([
    { type: 'practice', figure: 'sessionsHeld', dateRange: 'last-7-days', practiceId, limit: 25 },
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(number).toHaveFocus())
  expect(address()).toBe('/analytics?range=last-7-days')
})

test('a record says whose, when and what, and leads to its own screen', async () => {
  const { user, address } = show('/analytics?records=sessionsHeld')
  const record = await screen.findByRole('link', { name: /^Alex Carter, Tue, Nov 17.*, 9:00 AM$/ })
  expect(record.closest('li')).toHaveTextContent('Individual therapy, 45 min, Dana Reyes, completed')
  await user.click(record)
  expect(address()).toBe(`/calendar?date=2026-11-17&appointment=${anAnalyticsRecord().recordId}`)
})

test('a claim that is behind an amount leads to its screen', async () => {
  const claim = { kind: 'claim', detail: 'Claim K000000018 to Aetna, paid', startsAt: null } as const
  records.mockResolvedValue(someAnalyticsRecords({ items: [anAnalyticsRecord(claim)] }))
  show('/analytics?records=sessionsHeld')
  const record = await screen.findByRole('link', { name: /^Alex Carter/ })
  expect(record).toHaveAttribute('href', `/billing/claims/${anAnalyticsRecord().recordId}`)
})

test('a row of a breakdown leads to its own part of the records', async () => {
  const [breakdown] = someAnalytics().breakdowns
  const row = breakdown?.rows[0]
  const { user } = show()
  const chart = await screen.findByRole('figure', { name: 'Sessions by clinician' })
  await user.click(within(chart).getByRole('button', { name: 'Show as table' }))
  await user.click(within(chart).getByRole('link', { name: '212, Dana Reyes: show the appointments' }))
  expect(await drawer('Sessions by clinician: Dana Reyes')).toBeVisible()
  await waitFor(() => expect(asked()).toMatchObject([{ figure: breakdown?.id, part: row?.id }]))
})

const EARLIER = '198, Sessions held, Sep 19 – Oct 18, 2026: show the appointments'
const earlier = () => screen.findByRole('link', { name: EARLIER })
const OF_EARLIER = 'records=sessionsHeld&recordsFrom=2026-09-19&recordsTo=2026-10-18'

test('the value of the span before leads to the records of those days, where and whose as before', async () => {
  const { user, address } = show(`/analytics?range=last-7-days&location=${LOCATION.id}`)
  const number = await earlier()
  number.focus()
  await user.keyboard('{Enter}')
  const panel = await drawer('Sessions held: Sep 19 – Oct 18, 2026')
  expect(address()).toBe(`/analytics?range=last-7-days&location=${LOCATION.id}&${OF_EARLIER}`)
  await waitFor(() =>
    expect(asked()).toEqual([
      {
        ...{ type: 'practice', figure: 'sessionsHeld', practiceId, locationId: LOCATION.id, limit: 25 },
        ...{ dateRange: 'custom', startDate: '2026-09-19', endDate: '2026-10-18' },
      },
    ]),
  )
  expect(within(panel).getByRole('heading', { name: /^Sessions held: / })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(number).toHaveFocus())
  expect(address()).toBe(`/analytics?range=last-7-days&location=${LOCATION.id}`)
})

const linksIn = (chart: HTMLElement) =>
  within(chart)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('each point of a line leads to the records of its own days, if it tells anything', async () => {
  const known = someAnalytics()
  const points = [
    { date: '2026-10-19', value: 12, isSuppressed: false },
    { date: '2026-10-26', value: null, isSuppressed: true },
    { date: '2026-11-02', value: null, isSuppressed: false },
    { date: '2026-11-09', value: 0, isSuppressed: false },
    { date: '2026-11-16', value: 12, isSuppressed: false },
  ]
  const series = known.series.map((one) => ({ ...one, step: 'week' as const, points }))
  const { user, address } = show('/analytics', { analytics: { ...known, series } })
  const chart = await screen.findByRole('figure', { name: 'Sessions held' })
  await user.click(within(chart).getByRole('button', { name: 'Show as table' }))
  expect(linksIn(chart)).toEqual([
    '12, Sessions held, Oct 19 – 25, 2026: show the appointments',
    '0, Sessions held, Nov 9 – 15, 2026: show the appointments',
    '12, Sessions held, Nov 16 – 17, 2026: show the appointments',
  ])
  const point = within(chart).getByRole('link', { name: /Nov 16/ })
  await user.click(point)
  expect(await drawer('Sessions held: Nov 16 – 17, 2026')).toBeVisible()
  expect(address()).toBe('/analytics?records=sessionsHeld&recordsFrom=2026-11-16&recordsTo=2026-11-17')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(point).toHaveFocus())
})

test('a row leads to its records of the span before too, unless there was nothing', async () => {
  const known = someAnalytics()
  const breakdowns = known.breakdowns.map((one) => ({
    ...one,
    rows: [...one.rows, { id: 'new', label: 'Sam Okafor', value: 1, previous: 0, isSuppressed: false }],
  }))
  const { user } = show('/analytics', { analytics: { ...known, breakdowns } })
  const chart = await screen.findByRole('figure', { name: 'Sessions by clinician' })
  await user.click(within(chart).getByRole('button', { name: 'Show as table' }))
  expect(linksIn(chart)).toEqual([
    '212, Dana Reyes: show the appointments',
    '198, Dana Reyes, Sep 19 – Oct 18, 2026: show the appointments',
    '1, Sam Okafor: show the appointments',
  ])
  await user.click(within(chart).getByRole('link', { name: /^198/ }))
  expect(await drawer('Sessions by clinician: Dana Reyes, Sep 19 – Oct 18, 2026')).toBeVisible()
})

const pointRead = (reader: HTMLElement) =>
  document.getElementById(reader.getAttribute('aria-activedescendant') ?? '')?.textContent

test('a point that is read in a drawing leads to its records, and the keyboard comes back to it', async () => {
  const { user, address } = show()
  const reader = await screen.findByRole('listbox', { name: 'Points of Sessions by clinician' })
  act(() => reader.focus())
  await user.keyboard('{ArrowDown}')
  const read = pointRead(reader)
  expect(read).toMatch(/^Dana Reyes: 198/)
  await user.keyboard('{Enter}')
  expect(await drawer('Sessions by clinician: Dana Reyes, Sep 19 – Oct 18, 2026')).toBeVisible()
  expect(address()).toMatch(/&recordsFrom=2026-09-19&recordsTo=2026-10-18$/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(reader).toHaveFocus())
  expect(pointRead(reader)).toBe(read)
  expect(address()).toBe('/analytics')
})

test('a bar that is pressed leads to its records, and the keyboard comes back to its point', async () => {
  const { user } = show()
  const chart = await screen.findByRole('figure', { name: 'Sessions by clinician' })
  const reader = within(chart).getByRole('listbox')
  const bar = await waitFor(() => {
    const link = chart.querySelector('foreignObject a[href*="recordsFrom=2026-09-19"]')
    if (link === null) throw new Error('The bar of the span before is not drawn yet')
    return link
  })
  await user.click(bar)
  expect(await drawer('Sessions by clinician: Dana Reyes, Sep 19 – Oct 18, 2026')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(reader).toHaveFocus())
  expect(pointRead(reader)).toMatch(/^Dana Reyes: 198/)
})

test('records of other days that an address shows give the keyboard to their number, not to the range’s', async () => {
  const { user } = show(`/analytics?${OF_EARLIER}`)
  await drawer('Sessions held: Sep 19 – Oct 18, 2026')
  const number = await screen.findByText('212', { selector: 'a' })
  expect(number).toHaveAttribute('href', '/analytics?records=sessionsHeld')
  await user.keyboard('{Escape}')
  const before = await earlier()
  await waitFor(() => expect(before).toHaveFocus())
})

test.each([
  'recordsFrom=2026-09-19',
  'recordsFrom=2026-02-30&recordsTo=2026-03-01',
  'recordsFrom=2026-03-02&recordsTo=2026-03-01',
  'recordsFrom=2020-01-01&recordsTo=2026-01-01',
])('days that can’t be asked for count as not said: %s', async (days) => {
  show(`/analytics?records=sessionsHeld&${days}`)
  expect(await drawer('Sessions held')).toBeVisible()
  await waitFor(() => expect(asked()).toMatchObject([{ dateRange: 'last-30-days' }]))
})

test('where the span before begins before all days that can be asked for, its value leads nowhere', async () => {
  const previous = { start: '1999-12-02', end: '1999-12-31' }
  show('/analytics', { analytics: someAnalytics({ previous }) })
  expect(await link()).toBeVisible()
  expect(screen.queryByRole('link', { name: /^198/ })).toBeNull()
})

test('records that an address shows give the keyboard to their number when they are closed', async () => {
  const { user, address } = show('/analytics?records=sessionsHeld')
  await drawer()
  // Behind the drawer its number has come.
  await screen.findByText('212', { selector: 'a' })
  await user.keyboard('{Escape}')
  const number = await link()
  await waitFor(() => expect(number).toHaveFocus())
  expect(address()).toBe('/analytics')
})

test('counted records stand apart from the rest, in words', async () => {
  const items = [
    anAnalyticsRecord({ id: '1', label: 'Missed', detail: 'No-show' }),
    anAnalyticsRecord({ id: '2', label: 'Came', isCounted: false }),
  ]
  records.mockResolvedValue(
    someAnalyticsRecords({ items, aggregation: 'share', value: 50, counted: 1, total: 2 }),
  )
  show('/analytics?records=sessionsHeld')
  const counted = await screen.findByRole('heading', { name: 'Counted' })
  const rest = screen.getByRole('heading', { name: 'Not counted, only part of the whole' })
  expect(counted.parentElement).toHaveTextContent('Missed')
  expect(counted.parentElement).not.toHaveTextContent('Came')
  expect(rest.parentElement).toHaveTextContent('Came')
})

test('amounts are in the unit of the number', async () => {
  records.mockResolvedValue(
    someAnalyticsRecords({
      items: [anAnalyticsRecord({ kind: 'invoice', startsAt: null, amount: 15000 })],
      ...{ aggregation: 'sum', amountUnit: 'cents', sum: 15000 },
    }),
  )
  show('/analytics?records=sessionsHeld')
  const record = await screen.findByRole('link', { name: /^Alex Carter/ })
  expect(record.closest('li')).toHaveTextContent('$150.00')
  expect(record).toHaveAttribute('href', `/billing/invoices/${anAnalyticsRecord().recordId}`)
})

test('goes through the pages, and the number stays meanwhile', async () => {
  const page = (id: string, changes: Partial<AnalyticsRecords>) =>
    someAnalyticsRecords({
      items: [anAnalyticsRecord({ id, label: `Client ${id}` })],
      ...{ value: 30, counted: 30, total: 30, ...changes },
    })
  const next = createDeferred<AnalyticsRecords>()
  records
    .mockResolvedValueOnce(page('first', { nextCursor: 'second-page' }))
    .mockReturnValueOnce(next.promise)
  const { user } = show('/analytics?records=sessionsHeld')
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(screen.getByText('30 appointments, each counted once.')).toBeVisible()
  next.resolve(page('second', {}))
  expect(await screen.findByText(/Client second/)).toBeVisible()
  expect(screen.queryByText(/Client first/)).toBeNull()
  expect(asked()).toMatchObject([{ limit: 25 }, { limit: 25, cursor: 'second-page' }])
})

test('a person who opens a record and comes back finds the page that they left', async () => {
  const page = (id: string, nextCursor: string | null) =>
    someAnalyticsRecords({
      items: [anAnalyticsRecord({ id, label: `Client ${id}` })],
      ...{ value: 30, counted: 30, total: 30, nextCursor },
    })
  records.mockImplementation(({ cursor }) =>
    Promise.resolve(cursor === undefined ? page('first', 'second-page') : page('second', null)),
  )
  const { user, router, address } = show('/analytics?records=sessionsHeld')
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('link', { name: /^Client second/ }))
  expect(address()).toMatch(/^\/calendar/)
  await act(() => router.navigate(-1))
  expect(within(await drawer()).getByRole('link', { name: /^Client second/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByRole('link', { name: /^Client first/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await link())
  expect(await screen.findByRole('link', { name: /^Client first/ })).toBeVisible()
})

test('says that there are none', async () => {
  records.mockResolvedValue(someAnalyticsRecords({ items: [] }))
  show('/analytics?records=sessionsHeld')
  expect(await screen.findByText('No records')).toBeVisible()
})

test('says in place why there are no records, and tries again', async () => {
  records.mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show('/analytics?records=sessionsHeld')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch analytics data')
  const panel = await drawer()
  within(panel).getByRole('button', { name: 'Try again' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('1 appointment, each counted once.')).toBeVisible()
  expect(within(panel).getByRole('region', { name: 'Records behind the number' })).toHaveFocus()
})

test.each([
  [403, 'forbidden', 'Your role doesn’t show these records'],
  [404, 'not_found', 'This number is no longer here'],
] as const)('an answer of %i is explained, as trying again would not help', async (status, code, words) => {
  records.mockRejectedValueOnce(
    new ApiError({ code, status, serverMessage: null, requestId: null, fieldErrors: [] }),
  )
  show('/analytics?records=sessionsHeld')
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  ['suppressed', { value: null, previous: null, isSuppressed: true }],
  ['of nothing', { value: null, previous: null }],
])('a number that is %s leads nowhere', async (_, changes) => {
  show('/analytics', { analytics: withFigure(changes) })
  await screen.findByRole('region', { name: 'Figures' })
  expect(screen.queryByRole('link', { name: /show the/ })).toBeNull()
})

test('numbers whose records a person may not list are no links', async () => {
  const permissions = BUILT_IN_ROLE_PERMISSIONS.Supervisor.filter((one) => one !== 'invoices:view')
  const billed = withFigure({ id: 'billed', label: 'Billed', unit: 'cents' })
  show('/analytics/financial', { analytics: billed, user: { permissions } })
  expect(await screen.findByRole('region', { name: 'Figures' })).toHaveTextContent('$2.12')
  expect(screen.queryByRole('link', { name: /, Billed/ })).toBeNull()
})

const PHQ_9 = withFigure({ id: 'phq9Intake', label: 'PHQ-9 at intake', value: 12.4 })

test('a score leads to its clients, each of them to their measures', async () => {
  records.mockResolvedValue(
    someAnalyticsRecords({
      items: [anAnalyticsRecord({ kind: 'client', startsAt: null, amount: 18 })],
      ...{ aggregation: 'average', amountUnit: 'count', sum: 18, value: 18 },
    }),
  )
  const { user, address } = show('/analytics/clinical', { analytics: PHQ_9 })
  await user.click(await screen.findByRole('link', { name: '12.4, PHQ-9 at intake: show the clients' }))
  await user.click(await screen.findByRole('link', { name: /^Alex Carter/ }))
  expect(address()).toBe(`/clients?client=${anAnalyticsRecord().recordId}&tab=measures`)
})

test.each([
  ['scores', 'measures:view', { analytics: PHQ_9 }, /, PHQ-9 at intake: show the clients$/],
  ['diagnoses', 'claims:view', { analytics: diagnosed() }, /^212, Dana Reyes: show the clients$/],
] as const)('numbers of %s lead on with %s beside clients:view', async (_, needed, shown, name) => {
  for (const [permissions, count] of [
    [['analytics:view', 'clients:view'], 0],
    [['analytics:view', 'clients:view', needed], 1],
  ] as const) {
    const { user, unmount } = show('/analytics/clinical', { ...shown, user: { permissions } })
    const charts = await screen.findAllByRole('button', { name: 'Show as table' })
    for (const chart of charts) await user.click(chart)
    expect(screen.queryAllByRole('link', { name })).toHaveLength(count)
    unmount()
  }
})

function diagnosed() {
  const known = someAnalytics()
  const by = { id: 'clientsSeenByMainDiagnosis', label: 'Clients seen by main diagnosis' }
  return { ...known, breakdowns: known.breakdowns.map((breakdown) => ({ ...breakdown, ...by })) }
}
