import { aClinician, aLocation, aPractice, aService } from '@oaklet/api/testing'
import type { Openings, OpeningsQuery } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CalendarScreen } from '../CalendarScreen'

const ana = aClinician({ id: '0197a000-0000-7000-8000-0000000000a1', name: 'Ana Cole' })
const office = aLocation({ name: 'Main Street' })
const opening = (time: string, clinician = ana): Openings['days'][number]['openings'][number] => ({
  clinician: { id: clinician.id, name: clinician.name },
  startsAt: `2026-11-17T${time}:00.000Z`,
  endsAt: `2026-11-17T${time.slice(0, 3)}50:00.000Z`,
  places: [
    { id: office.id, name: office.name },
    { id: null, name: 'Telehealth' },
  ],
})
const FOUND: Openings = {
  days: [{ date: '2026-11-17', openings: [opening('14:00'), opening('15:00')] }],
  nextDate: '2026-11-18',
  lastDate: '2027-01-17',
}

beforeEach(() => {
  // The days that can be chosen begin with today.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-16T15:00:00Z') })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return () => vi.useRealTimers()
})

const show = (answer: () => Promise<Openings> = () => Promise.resolve(FOUND), user = {}) => {
  const openings = vi.fn((_: unknown, query: OpeningsQuery) => (void query, answer()))
  const screens = renderScreen(<CalendarScreen />, {
    at: '/calendar?date=2026-11-17',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      staff: { listClinicians: () => Promise.resolve([ana]) },
      locations: { listActive: () => Promise.resolve([office]) },
      services: { list: () => Promise.resolve([aService({ code: '90837', durationMinutes: 60 })]) },
      calendarBlocks: { list: () => Promise.resolve([]) },
      clients: { list: () => Promise.resolve({ items: [], nextCursor: null, total: 0 }) },
      appointments: { list: () => Promise.resolve([]), openings },
    },
  })
  return { ...screens, openings, asked: () => openings.mock.lastCall?.[1] }
}

const open = async (user: ReturnType<typeof show>['user']) => {
  await screen.findByRole('grid')
  await user.keyboard('f')
  return within(await screen.findByRole('dialog', { name: 'Find a time' }))
}

test('f lists openings by days, and the one that is chosen fills the booking', async () => {
  const { user, asked } = show()
  const dialog = await open(user)
  expect(await dialog.findByText('2 openings')).toBeVisible()
  expect(dialog.getByRole('heading', { level: 3, name: 'Tuesday, November 17' })).toBeVisible()
  expect(asked()).toEqual({ startDate: '2026-11-17', minutes: 50 })
  await user.click(dialog.getByRole('button', { name: 'Tuesday, November 17, 10:00 AM, Ana Cole' }))
  const booking = within(await screen.findByRole('dialog', { name: 'New appointment' }))
  expect(await booking.findByRole('button', { name: /Ana Cole Clinician/ })).toBeVisible()
  expect(booking.getByRole('button', { name: /Main Street Location/ })).toBeVisible()
  expect(booking.getByRole('textbox', { name: /Length/ })).toHaveValue('50')
  await user.click(booking.getByRole('button', { name: 'Cancel' }))
  // Who doesn’t book it is back at the others.
  await waitFor(() => expect(dialog.getByRole('button', { name: /10:00 AM/ })).toHaveFocus())
})

test('service, clinician, place and time of day narrow the search; a service sets the length', async () => {
  const { user, asked } = show()
  const dialog = await open(user)
  const choose = async (from: RegExp, to: RegExp) => {
    await user.click(await dialog.findByRole('button', { name: from }))
    await user.click(await screen.findByRole('option', { name: to }))
  }
  await choose(/Service/, /90837/)
  await choose(/Clinician/, /Ana Cole/)
  await choose(/Place/, /Telehealth/)
  await choose(/Time of day/, /Evening/)
  await waitFor(() =>
    expect(asked()).toEqual({
      ...{ startDate: '2026-11-17', minutes: 60, clinicianId: ana.id, place: 'telehealth', part: 'evening' },
    }),
  )
  // Whose they are is said above.
  await user.click(await dialog.findByRole('button', { name: 'Tuesday, November 17, 9:00 AM' }))
  const booking = within(await screen.findByRole('dialog', { name: 'New appointment' }))
  expect(await booking.findByRole('button', { name: /Telehealth Location/ })).toBeVisible()
  expect(booking.getByRole('button', { name: /90837 .*Service/ })).toBeVisible()
})

test('Later days goes on where the answer ended, and no opening says until when it was looked', async () => {
  const answer = vi
    .fn<() => Promise<Openings>>()
    .mockResolvedValueOnce(FOUND)
    .mockResolvedValue({ days: [], nextDate: null, lastDate: '2027-01-18' })
  const { user, asked } = show(answer)
  const dialog = await open(user)
  await user.click(await dialog.findByRole('button', { name: 'Later days' }))
  expect(await dialog.findByText('No opening until Monday, January 18, 2027')).toBeVisible()
  expect(asked()).toMatchObject({ startDate: '2026-11-18' })
})

test('the keyboard goes on to the first of the later days, and stays in a field that is changed', async () => {
  const later = { ...FOUND, days: [{ date: '2026-11-18', openings: [opening('16:00')] }] }
  const answer = vi.fn<() => Promise<Openings>>().mockResolvedValueOnce(FOUND).mockResolvedValue(later)
  const { user } = show(answer)
  const dialog = await open(user)
  await user.click(await dialog.findByRole('button', { name: 'Later days' }))
  const first = await dialog.findByRole('button', { name: /11:00 AM/ })
  await waitFor(() => expect(first).toHaveFocus())
  const day = dialog.getByRole('spinbutton', { name: /day, From/ })
  await user.click(day)
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(3))
  expect(day).toHaveFocus()
})

test('a failed search can be tried again', async () => {
  const answer = vi
    .fn<() => Promise<Openings>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(FOUND)
  const { user } = show(answer)
  const dialog = await open(user)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to look for a time')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('2 openings')).toBeVisible()
})

test('who may only look has no way to find a time to book', async () => {
  const { user } = show(undefined, { permissions: ['appointments:view'] })
  await screen.findByRole('grid')
  await user.keyboard('f')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Find a time…' })).toBeNull()
})
