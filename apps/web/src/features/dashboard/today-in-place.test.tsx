import { ApiError, NetworkError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { aClinician, aDashboard, anAppointment, fixtureId } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { DashboardScreen } from './DashboardScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

function show({ dashboard = aDashboard(), setStatus = vi.fn(), options = {} } = {}) {
  const get = vi.fn(() => Promise.resolve(dashboard))
  const view = renderScreen(<DashboardScreen />, {
    at: '/dashboard',
    api: { dashboard: { get }, appointments: { setStatus } },
    ...options,
  })
  const card = async (name: string) => within(await screen.findByRole('region', { name }))
  const openMenu = async () =>
    view.user.click((await card('Today')).getByRole('button', { name: 'Change the status of Mari Vega' }))
  return { ...view, card, openMenu, get }
}

test('an appointment moves on to its next status where it stands', async () => {
  const checkedIn = anAppointment({ status: 'checked_in', version: 2 })
  const setStatus = vi.fn(() => Promise.resolve(checkedIn))
  const { user, openMenu, card, get } = show({ setStatus })
  await openMenu()
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Confirm',
    'Check in',
    'Complete',
    'No-show',
    'More in the calendar…',
  ])
  get.mockResolvedValue(aDashboard({ appointments: [checkedIn] }))
  await user.click(screen.getByRole('menuitem', { name: 'Check in' }))
  expect(setStatus).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ appointmentId: anAppointment().id }),
    { status: 'checked_in', version: anAppointment().version },
  )
  expect(await (await card('Today')).findByText('Checked in')).toBeVisible()
})

test('a refused change is reported above the day, with the name of the client, and the day is asked for again', async () => {
  const refusal = new ApiError({
    code: 'stale_edit',
    status: 409,
    serverMessage: 'Somebody else changed this appointment',
    requestId: null,
  })
  const { user, openMenu, card, get } = show({ setStatus: vi.fn(() => Promise.reject(refusal)) })
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Confirm' }))
  expect(await (await card('Today')).findByRole('alert')).toHaveTextContent(
    'Mari Vega: Somebody else changed this appointment',
  )
  expect(get).toHaveBeenCalledTimes(2)
})

test('a change that fails leaves the appointment as it was, and is made again', async () => {
  const confirmed = anAppointment({ status: 'confirmed', version: 2 })
  const setStatus = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(confirmed)
  const { user, openMenu, card, get } = show({ setStatus })
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Confirm' }))
  const today = await card('Today')
  expect(await today.findByRole('alert')).toHaveTextContent('Mari Vega')
  expect(today.getByText('Scheduled')).toBeVisible()
  get.mockResolvedValue(aDashboard({ appointments: [confirmed] }))
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Confirm' }))
  expect(await today.findByText('Confirmed')).toBeVisible()
  expect(today.queryByRole('alert')).toBeNull()
})

test('what was cancelled is brought back in the calendar, which asks what it overlaps', async () => {
  const cancelled = anAppointment({ status: 'cancelled_client' })
  const { openMenu } = show({ dashboard: aDashboard({ appointments: [cancelled] }) })
  await openMenu()
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  expect(screen.getByRole('menuitem')).toHaveAttribute(
    'href',
    `/calendar?date=2026-11-17&appointment=${cancelled.id}`,
  )
})

test('who may not change appointments has no menus', async () => {
  const { card } = show({
    options: { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] } },
  })
  const today = await card('Today')
  expect(today.getByText('Scheduled')).toBeVisible()
  expect(today.queryByRole('button')).toBeNull()
})

test('a clinician sees their own day, and everyone’s by one key', async () => {
  const mine = anAppointment({ clinician: { ...aClinician(), id: fixtureId(5) } })
  const other = anAppointment({
    id: fixtureId(41),
    clinician: { ...aClinician(), id: fixtureId(6) },
    clients: [{ id: fixtureId(9), name: 'Leo Grant', attendance: 'expected' }],
  })
  const { user, card } = show({
    dashboard: aDashboard({ appointments: [mine, other] }),
    options: { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Clinician] } },
  })
  const today = await card('Today')
  expect(today.getByRole('radio', { name: 'Mine' })).toBeChecked()
  expect(today.queryByText('Leo Grant')).toBeNull()
  expect(screen.getByText('Tuesday, November 17 · 1 appointment at 9:00 AM')).toBeVisible()
  today.getByRole('radio', { name: 'Mine' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(today.getByText('Leo Grant')).toBeVisible()
  expect(screen.getByText(/2 appointments, the first at 9:00 AM/)).toBeVisible()
})

test('tells the days ahead, each leading to its day, and the month’s money to who may see it', async () => {
  const booked = { count: 3, firstAt: '2026-11-18T14:00:00Z', lastEndsAt: '2026-11-18T20:50:00Z' }
  const week = [
    { date: '2026-11-18', all: booked, mine: booked },
    { date: '2026-11-19', all: { ...booked, count: 0, firstAt: null, lastEndsAt: null }, mine: booked },
  ]
  const month = { billedCents: 120_000, collectedCents: 90_050, outstandingCents: 30_000 }
  const { card } = show({ dashboard: aDashboard({ week, month }) })
  const ahead = await card('The week ahead')
  expect(ahead.getByRole('link', { name: 'Wed, Nov 18' })).toHaveAttribute(
    'href',
    '/calendar?date=2026-11-18',
  )
  expect(ahead.getByText('3 appointments, 9:00 AM to 3:50 PM')).toBeVisible()
  expect(ahead.getByText('Nothing booked')).toBeVisible()
  expect(screen.getByText('$900.50')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Outstanding' })).toHaveAttribute(
    'href',
    '/billing/invoices?filter=open',
  )
})
