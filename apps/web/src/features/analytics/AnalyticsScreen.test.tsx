import { ApiError, NetworkError } from '@oaklet/api'
import { type Analytics, BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import {
  aClinician,
  aLocation,
  anExportedFile,
  aPractice,
  createDeferred,
  someAnalytics,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { AnalyticsScreen } from './AnalyticsScreen'

const CLINICIAN = aClinician()
const LOCATION = aLocation()
const get = vi.fn<NonNullable<NonNullable<FakeApi['analytics']>['get']>>()

beforeEach(() => {
  get.mockReset().mockImplementation((type) => Promise.resolve(someAnalytics({ type })))
})

function show(at = '/analytics', analytics: FakeApi['analytics'] = {}, user = {}) {
  return renderScreen(<AnalyticsScreen />, {
    at,
    user,
    api: {
      analytics: { get, ...analytics },
      organization: { practice: () => Promise.resolve(aPractice()) },
      locations: { listActive: () => Promise.resolve([LOCATION]) },
      staff: { listClinicians: () => Promise.resolve([CLINICIAN]) },
    },
  })
}
const figures = () => screen.findByRole('region', { name: 'Figures' })
const asked = () => get.mock.calls.map(([type, query]) => [type, query])
const spoken = () =>
  screen
    .getAllByRole('log')
    .map(({ textContent }) => textContent)
    .join(' ')
const practiceId = aPractice().id

test('shows the practice’s last 30 days: each figure with what it was before', async () => {
  show()
  expect(await figures()).toHaveTextContent(
    'Sessions held212, Sessions held: show the appointments↑ Up 7%, ' +
      '198, Sessions held, Sep 19 – Oct 18, 2026: show the appointments in the 30 days before',
  )
  expect(asked()).toEqual([['practice', { dateRange: 'last-30-days', practiceId }]])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Practice analytics')
  expect(screen.getByText('Oct 19 – Nov 17, 2026, compared with Sep 19 – Oct 18, 2026')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Practice' })).toHaveAttribute('aria-selected', 'true')
  expect(document.title).toBe('Practice analytics · Oaklet')
})

test.each([
  ['/analytics/clinical', 'clinical', 'Clinical outcomes'],
  ['/analytics/financial', 'financial', 'Financial analytics'],
  ['/analytics/operational', 'operational', 'Operational metrics'],
])('%s asks for %s and is called %s', async (at, type, title) => {
  show(at)
  await figures()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(asked()[0]?.[0]).toBe(type)
})

test('what each figure counts is one key away', async () => {
  const { user } = show()
  const about = await screen.findByRole('button', { name: 'What “Sessions held” counts' })
  about.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Sessions held' })).toHaveTextContent(
    'Appointments of the range that were completed.Compared with Sep 19 – Oct 18, 2026.',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(about).toHaveFocus())
})

const withFigure = (changes: Partial<Analytics['figures'][number]>) => {
  const known = someAnalytics()
  get.mockResolvedValue({ ...known, figures: known.figures.map((figure) => ({ ...figure, ...changes })) })
}

test('a suppressed figure says why', async () => {
  withFigure({ value: null, previous: null, isSuppressed: true })
  const { user } = show()
  expect(await figures()).toHaveTextContent('Withheld: too few clients')
  await user.click(await screen.findByRole('button', { name: 'What “Sessions held” counts' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('so that nobody can be recognized by it')
})

test('a suppressed point and a suppressed part say so, in the reading and in the table', async () => {
  const known = someAnalytics()
  const none = { value: null, previous: null, isSuppressed: true }
  get.mockResolvedValue({
    ...known,
    series: known.series.map((one) => ({
      ...one,
      points: [...one.points, { date: '2026-10-20', value: null, isSuppressed: true }],
    })),
    breakdowns: known.breakdowns.map((one) => ({
      ...one,
      rows: [...one.rows, { id: 'few', label: 'Sam Okafor', ...none }],
    })),
  })
  const { user } = show()
  const series = await screen.findByRole('figure', { name: 'Sessions held' })
  expect(series).toHaveAccessibleDescription(
    'Sessions held: 212 on Mon, Oct 19; 1 day is withheld, as it would tell of fewer than five clients.',
  )
  expect(within(series).getByRole('option', { name: 'Tue, Oct 20: Withheld' })).toBeInTheDocument()
  const breakdown = screen.getByRole('figure', { name: 'Sessions by clinician' })
  await user.click(within(breakdown).getByRole('button', { name: 'Show as table' }))
  expect(within(breakdown).getByRole('row', { name: 'Sam Okafor Withheld Withheld' })).toBeVisible()
})

test('the figures of questionnaires stand under their names', async () => {
  const [figure] = someAnalytics().figures
  const ids = ['clientsSeen', 'phq9Intake', 'gad7Intake']
  get.mockResolvedValue(someAnalytics({ figures: ids.flatMap((id) => (figure ? [{ ...figure, id }] : [])) }))
  show('/analytics/clinical')
  const titles = within(await figures()).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['In treatment', 'PHQ-9', 'GAD-7'])
})

test('a figure of nothing is a dash, in words for who listens', async () => {
  withFigure({ value: null, previous: null })
  show()
  expect(within(await figures()).getByText('Nothing to tell it from')).toBeInTheDocument()
})

test('series and breakdowns are charts with a sentence, read by key or as a table', async () => {
  const { user } = show()
  const series = await screen.findByRole('figure', { name: 'Sessions held' })
  expect(series).toHaveAccessibleDescription('Sessions held: 212 on Mon, Oct 19.')
  const breakdown = screen.getByRole('figure', { name: 'Sessions by clinician' })
  expect(breakdown).toHaveAccessibleDescription('Dana Reyes: 212.')
  expect(within(breakdown).getByRole('button', { name: 'What “Sessions by clinician” counts' })).toBeVisible()
  await user.click(within(breakdown).getByRole('button', { name: 'Show as table' }))
  expect(within(breakdown).getByRole('row', { name: /^Dana Reyes 212.* 198/ })).toBeVisible()
  const reader = within(series).getByRole('listbox', { name: 'Points of Sessions held' })
  expect(within(reader).getByRole('option', { selected: true })).toHaveTextContent('Mon, Oct 19: 212')
})

test('another range stands in the address; the figures before stay, busy, until it has come', async () => {
  const { user, address } = show()
  const shown = await figures()
  const next = createDeferred<Analytics>()
  get.mockReturnValueOnce(next.promise)
  await user.click(screen.getByRole('button', { name: /Range/ }))
  await user.click(await screen.findByRole('option', { name: 'Last year' }))
  expect(address()).toBe('/analytics?range=last-year')
  expect(shown.closest('[aria-busy=true]')).not.toBeNull()
  const range = { start: '2025-01-01', end: '2025-12-31' }
  next.resolve(someAnalytics({ range, previous: { start: '2024-01-02', end: '2024-12-31' } }))
  await screen.findByText('Jan 1 – Dec 31, 2025, compared with Jan 2 – Dec 31, 2024')
  expect(shown.closest('[aria-busy=true]')).toBeNull()
  expect(spoken()).toContain('Practice analytics of Jan 1 – Dec 31, 2025 are shown.')
})

test('a location and a clinician narrow the figures, and can be cleared', async () => {
  const { user, address } = show(`/analytics/financial?location=${LOCATION.id}`)
  await figures()
  await user.click(screen.getByRole('button', { name: /Clinician/ }))
  await user.click(await screen.findByRole('option', { name: CLINICIAN.name }))
  expect(address()).toBe(`/analytics/financial?location=${LOCATION.id}&clinician=${CLINICIAN.id}`)
  expect(asked().at(-1)).toEqual([
    'financial',
    { dateRange: 'last-30-days', practiceId, locationId: LOCATION.id, clinicianId: CLINICIAN.id },
  ])
  await user.click(screen.getByRole('button', { name: 'Clear 2 filters' }))
  expect(address()).toBe('/analytics/financial')
})

test('someone who is not of this practice is left out of what an old address asks', async () => {
  show('/analytics?clinician=018f0000-0000-7000-8000-000000000999')
  await figures()
  expect(asked()).toEqual([['practice', { dateRange: 'last-30-days', practiceId }]])
})

test('dates of one’s own begin as those that are shown', async () => {
  const { user, address } = show('/analytics?range=last-year')
  await figures()
  await user.click(screen.getByRole('button', { name: /Range/ }))
  await user.click(await screen.findByRole('option', { name: 'Dates you choose' }))
  expect(address()).toMatch(/range=custom&from=2025-01-01&to=2025-12-31/)
  expect(await screen.findByRole('group', { name: 'Dates' })).toBeVisible()
})

test('says that nothing happened, and offers a longer range', async () => {
  const nothing = someAnalytics({ figures: [], series: [], breakdowns: [] })
  get.mockResolvedValue(nothing)
  const { user, address } = show()
  expect(await screen.findByText('Nothing happened from Oct 19 to Nov 17, 2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show last 90 days' }))
  expect(address()).toBe('/analytics?range=last-90-days')
})

test('says of filters that leave nothing whose figures may be asked for instead', async () => {
  get.mockResolvedValue(someAnalytics({ figures: [], series: [], breakdowns: [] }))
  const { user, address } = show(`/analytics?location=${LOCATION.id}`)
  expect(
    await screen.findByText(
      'These filters leave nothing in this range. Ask for a longer one, or for everybody.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all locations and clinicians' }))
  expect(address()).toBe('/analytics')
})

const refused = (status: number, serverMessage: string | null) =>
  new ApiError({ code: 'malformed_request', status, serverMessage, requestId: null, fieldErrors: [] })

test.each([
  [new NetworkError('unreachable'), /^Failed to fetch analytics data. Oaklet can’t be reached/],
  [refused(500, null), /^Failed to fetch analytics data/],
  [refused(400, null), /^Invalid date range or parameters/],
  [refused(400, 'Choose at most five years'), /^Choose at most five years/],
])('says in place why there are no figures, and tries again: %#', async (error, words) => {
  get.mockRejectedValueOnce(error)
  const { user } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await figures()).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('saves what is shown as a file, tries again what failed, and says both', async () => {
  URL.createObjectURL = () => 'blob:export'
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const file = anExportedFile()
  const save = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('timeout'))
    .mockResolvedValue({ ...file, fileName: 'clinical-analytics-2026-11-17.csv' })
  const { user } = show('/analytics/clinical?range=last-7-days', { export: save })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export analytics data')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(spoken()).toContain('clinical-analytics-2026-11-17.csv was saved'))
  const query = { type: 'clinical', format: 'csv', dateRange: 'last-7-days', practiceId }
  expect(save.mock.calls).toEqual([[query], [query]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who may not take data out has no export', async () => {
  show('/analytics', {}, { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Supervisor] })
  await figures()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('a person who may not see analytics reads so, and no call is made', async () => {
  show('/analytics/financial', {}, { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] })
  expect(await screen.findByText('Your role doesn’t show analytics')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Financial analytics')
  expect(get).not.toHaveBeenCalled()
})
