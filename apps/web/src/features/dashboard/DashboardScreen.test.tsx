import { NetworkError } from '@oaklet/api'
import {
  BUILT_IN_ROLE_PERMISSIONS,
  type Setup,
  SETUP_STEPS,
  type UpdateSetupBody,
} from '@oaklet/api/contract'
import { aDashboard, anAppointment, aSetup, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { DashboardScreen } from './DashboardScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const money = {
  uninvoiced: { count: 5, totalCents: 76_000, oldestOn: '2026-11-09' },
  overdue: { count: 1, totalCents: 38_000, oldestOn: '2026-10-28' },
  drafts: { count: 2, totalCents: 30_000, oldestOn: null },
}

const show = (dashboard = aDashboard(), options = {}) =>
  renderScreen(<DashboardScreen />, {
    at: '/dashboard',
    api: { dashboard: { get: () => Promise.resolve(dashboard) } },
    ...options,
  })

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('greets by the practice’s clock, and says how full the day is', async () => {
  show()
  expect(await screen.findByText('Tuesday, November 17 · 1 appointment at 9:00 AM')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Olivia')
  expect(document.title).toBe('Dashboard · Oaklet')
})

test('lists today’s appointments with their status, each leading to it in the calendar', async () => {
  show()
  const today = await card('Today')
  expect(today.getByText('9:00 AM')).toBeVisible()
  expect(today.getByText('Scheduled')).toBeVisible()
  expect(today.getByRole('link', { name: 'Mari Vega' })).toHaveAttribute(
    'href',
    `/calendar?date=2026-11-17&appointment=${fixtureId(40)}`,
  )
})

test('says what needs a person, the overdue first, with where it is dealt with', async () => {
  show(aDashboard(money))
  const links = (await card('Needs you')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 invoice overdue', '/billing/invoices?filter=overdue'],
    ['5 sessions not invoiced', '/billing/invoices/new'],
    ['2 draft invoices', '/billing/invoices?filter=draft'],
  ])
  expect(screen.getByText('$760.00, the oldest from November 9')).toBeVisible()
})

test.each([
  [{ count: 1, soonestOn: '2026-11-17' }, '1 authorization runs out', 'It ends today.'],
  [
    { count: 2, soonestOn: '2027-01-05' },
    '2 authorizations run out',
    'The first of them ends January 5, 2027.',
  ],
])('says which authorizations run out, with where they are listed', async (lowAuthorizations, title, end) => {
  show(aDashboard({ lowAuthorizations }))
  const needsYou = await card('Needs you')
  expect(needsYou.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    '/billing/authorizations?state=low',
  )
  expect(needsYou.getByText(end)).toBeVisible()
})

test('says how many clients have coverage to verify, with where they are listed', async () => {
  show(aDashboard({ unverifiedCoverage: 1 }))
  const link = (await card('Needs you')).getByRole('link', { name: '1 client with unverified coverage' })
  expect(link).toHaveAttribute('href', '/clients?coverage=unverified')
})

test('says how many clients have sent in forms, with where they are looked through', async () => {
  show(aDashboard({ packetsToReview: 2 }))
  const link = (await card('Needs you')).getByRole('link', { name: '2 clients have sent in forms' })
  expect(link).toHaveAttribute('href', '/clients?view=packets')
})

test('says how many clients have not sent in forms before an appointment', async () => {
  show(aDashboard({ packetsStalled: 1 }))
  const link = (await card('Needs you')).getByRole('link', { name: '1 client has not sent in forms' })
  expect(link).toHaveAttribute('href', '/clients?view=packets&queue=with_clients')
})

test('says which claims are to be made and put right, with where that is done', async () => {
  show(aDashboard({ claims: { unclaimedSessionCount: 3, draftCount: 1, rejectedCount: 1 } }))
  const links = (await card('Needs you')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 claims to fix', '/billing/claims?state=draft'],
    ['3 insured sessions on no claim', '/billing/claims?view=make'],
  ])
})

test('names the year of what has waited since another one', async () => {
  const overdue = { ...money.overdue, oldestOn: '2025-12-30' }
  show(aDashboard({ ...money, overdue }))
  expect(await screen.findByText('$380.00, the oldest due December 30, 2025')).toBeVisible()
})

test('is of use to someone who may see no money', async () => {
  const ended = anAppointment({ startsAt: '2026-11-17T12:00:00Z', endsAt: '2026-11-17T12:45:00Z' })
  const dashboard = aDashboard({
    ...{ appointments: [ended], uninvoiced: null, overdue: null, drafts: null, lowAuthorizations: null },
    ...{ unverifiedCoverage: null, claims: null },
  })
  show(dashboard, { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] } })
  expect((await card('Needs you')).getByRole('link', { name: '1 session to close' })).toBeVisible()
})

test('offers no way to what the person may not do', async () => {
  show(aDashboard({ ...money, appointments: [] }), {
    user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] },
  })
  expect(await screen.findByText('5 sessions not invoiced')).toBeVisible()
  expect(screen.queryByRole('link', { name: '5 sessions not invoiced' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Book an appointment' })).toBeNull()
})

test('says what the cards are for while there is nothing on them', async () => {
  show(aDashboard({ appointments: [] }))
  expect(await screen.findByText('Nothing is booked today')).toBeVisible()
  expect(screen.getByText('Nothing waits for you')).toBeVisible()
})

test('says what went wrong, and tries again when asked', async () => {
  const get = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(aDashboard())
  const { user } = renderScreen(<DashboardScreen />, { at: '/dashboard', api: { dashboard: { get } } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the dashboard')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Mari Vega' })).toBeVisible()
})

describe('a set-up that was left', () => {
  const showWith = (setup: Setup, user = {}) => {
    const updateSetup = vi.fn((_path: unknown, { isDismissed = false }: UpdateSetupBody) =>
      Promise.resolve({ ...setup, isDismissed }),
    )
    const load = vi.fn(() => Promise.resolve(setup))
    const dashboard = { get: () => Promise.resolve(aDashboard()) }
    const api = { dashboard, organization: { setup: load, updateSetup } }
    return { ...renderScreen(<DashboardScreen />, { at: '/dashboard', api, user }), updateSetup, load }
  }
  const setupCard = () => screen.queryByRole('region', { name: 'Set up your practice' })

  test('is offered with how far it has come, and leads to its next step', async () => {
    showWith(aSetup())
    const offer = await card('Set up your practice')
    expect(offer.getByRole('meter', { name: 'Next: opening hours' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 4 done',
    )
    expect(offer.getByRole('link', { name: 'Continue the set-up' })).toHaveAttribute(
      'href',
      '/setup?step=hours',
    )
  })

  test('can be put away and brought back, and takes no focus with it', async () => {
    const { user, updateSetup } = showWith(aSetup())
    await user.click(
      (await card('Set up your practice')).getByRole('button', { name: 'Don’t show this again' }),
    )
    await waitFor(() => expect(setupCard()).toBeNull())
    expect(updateSetup).toHaveBeenCalledExactlyOnceWith(expect.anything(), { isDismissed: true })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test.each([
    ['all is answered', aSetup({ confirmed: [...SETUP_STEPS] })],
    ['it was put away', aSetup({ isDismissed: true })],
  ])('is not offered when %s', async (_why, setup) => {
    showWith(setup)
    await screen.findByRole('link', { name: 'Mari Vega' })
    expect(setupCard()).toBeNull()
  })

  test('is not even asked for by those who may not edit the settings', async () => {
    const { load } = showWith(aSetup(), { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] })
    await screen.findByRole('link', { name: 'Mari Vega' })
    expect(load).not.toHaveBeenCalled()
    expect(setupCard()).toBeNull()
  })
})
