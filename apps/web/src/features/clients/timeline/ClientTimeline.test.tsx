import { type Api, ApiError } from '@oaklet/api'
import type { Permission, TimelineEntry } from '@oaklet/api/contract'
import { aClient, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ClientTimeline } from './ClientTimeline'

const when = (on: string, id: number) => ({ on, at: `${on}T15:00:00.000Z`, id: fixtureId(id) })
const ENTRIES: TimelineEntry[] = [
  { ...when('2026-11-16', 1), kind: 'payment', method: 'cash', amountCents: 2_000, status: 'refunded' },
  { ...when('2026-11-12', 2), kind: 'statement', number: 4, owedCents: 10_000 },
  { ...when('2026-11-10', 3), kind: 'measure', measure: 'phq9', score: 12 },
  {
    ...{ ...when('2026-11-10', 4), kind: 'appointment', status: 'no_show', clinicianName: 'Kim Lee' },
    service: 'Individual session, 45 minutes',
  },
  { ...when('2026-11-09', 11), kind: 'packet', isReviewed: false },
  { ...when('2026-11-09', 5), kind: 'file', title: 'Insurance card, front', category: 'insurance' },
  { ...when('2026-11-08', 6), kind: 'status_changed', from: 'prospective', to: 'active' },
  { ...when('2026-10-30', 7), kind: 'invoice', number: 71, totalCents: 12_000, isVoid: true },
  { ...when('2026-10-29', 8), kind: 'superbill', number: 3, isVoid: false },
  { ...when('2026-10-28', 9), kind: 'estimate', number: 2, totalCents: 90_000 },
  { ...when('2025-12-01', 10), kind: 'client_added' },
]

type List = Api['timeline']['list']

const show = (
  list: List,
  { at = '/clients', permissions }: { at?: string; permissions?: Permission[] } = {},
) =>
  renderScreen(<ClientTimeline client={aClient()} practice={aPractice()} today="2026-11-17" />, {
    ...{ at, route: '/clients', api: { timeline: { list } } },
    ...(permissions && { user: { permissions } }),
  })

test('tells what has happened by months, each entry with what it was and where its record is', async () => {
  show(() => Promise.resolve(aPage(ENTRIES)))
  const november = within(await screen.findByRole('list', { name: 'November 2026' }))
  expect(november.getAllByRole('listitem')).toHaveLength(7)
  expect(within(screen.getByRole('list', { name: 'October 2026' })).getAllByRole('listitem')).toHaveLength(3)
  expect(within(screen.getByRole('list', { name: 'December 2025' })).getAllByRole('listitem')).toHaveLength(1)
  const words = november.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words).toEqual([
    'Payment of $20.00Mon, Nov 16Cash · Refunded',
    'Statement #4Thu, Nov 12$100.00 owed',
    'PHQ-9: 12Tue, Nov 10Measure',
    'Individual session, 45 minutesTue, Nov 10No-show · 10:00 AM · Kim Lee',
    'Forms sent inMon, Nov 9To review',
    'Insurance card, frontMon, Nov 9File added · Insurance',
    'Status: activeSun, Nov 8Before: prospective',
  ])
  expect(screen.getByText('$120.00 · Void')).toBeVisible()
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const client = aClient().id
  expect(addresses).toEqual([
    `/billing/payments?payment=${fixtureId(1)}`,
    `/billing/statements/${fixtureId(2)}`,
    `/clients?client=${client}&tab=measures`,
    `/calendar?date=2026-11-10&appointment=${fixtureId(4)}`,
    `/clients?client=${client}&tab=onboarding`,
    `/clients?client=${client}&tab=files`,
    `/clients?client=${client}&tab=overview`,
    `/billing/invoices/${fixtureId(7)}`,
    `/billing/superbills/${fixtureId(8)}`,
    `/billing/estimates/${fixtureId(9)}`,
    `/clients?client=${client}&tab=overview`,
  ])
})

test('is narrowed to a part, which the address says', async () => {
  const list = vi.fn<List>(() => Promise.resolve(aPage(ENTRIES)))
  const { user, address } = show(list)
  await user.click(await screen.findByRole('button', { name: /Show/ }))
  await user.click(await screen.findByRole('option', { name: 'Billing' }))
  expect(list).toHaveBeenLastCalledWith(
    { practiceId: aPractice().id, clientId: aClient().id },
    { limit: 50, part: 'billing' },
    expect.anything(),
  )
  expect(address()).toBe('/clients?part=billing&tab=timeline')
})

test('offers only the parts that the person may see', async () => {
  const { user } = show(() => Promise.resolve(aPage([])), {
    permissions: ['clients:view', 'appointments:view', 'files:view'],
  })
  await user.click(await screen.findByRole('button', { name: /Show/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    ...['Everything', 'Appointments', 'Files', 'Status'],
  ])
})

test('says that nothing of a part has happened', async () => {
  show(() => Promise.resolve(aPage([])), { at: '/clients?part=files' })
  expect(await screen.findByText('Nothing of this kind')).toBeVisible()
})

test('says that it could not be loaded, with a way to try again', async () => {
  const list = vi
    .fn<List>()
    .mockRejectedValueOnce(
      new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null }),
    )
    .mockResolvedValue(aPage(ENTRIES))
  const { user } = show(list)
  expect(await screen.findByText(/^Failed to load the timeline/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Invoice #71' })).toBeVisible()
})
