import type { AppointmentsApi } from '@oaklet/api'
import { aClinician, aLocation, anOpenDay, aPractice } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { CalendarScreen } from './CalendarScreen'

const cole = aClinician()
const MORNING = [{ opens: '08:00', closes: '12:00' }]
const THANKSGIVING = { id: 'h', name: 'Thanksgiving', locations: [] }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const show = (openDays: AppointmentsApi['openDays']) =>
  renderScreen(<CalendarScreen />, {
    at: '/calendar?date=2026-11-24',
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      staff: { listClinicians: () => Promise.resolve([cole]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([]) },
      calendarBlocks: { list: () => Promise.resolve([]) },
      appointments: { list: () => Promise.resolve([]), openDays },
    },
  })

const cell = (name: string) => screen.findByRole('gridcell', { name })

test('the week is shaded by its open days, and a holiday is named', async () => {
  const openDays = vi.fn(() =>
    Promise.resolve([
      anOpenDay({ date: '2026-11-24', open: MORNING }),
      anOpenDay({ date: '2026-11-26', open: [], holidays: [THANKSGIVING] }),
    ]),
  )
  show(openDays)
  expect(
    await screen.findByRole('columnheader', { name: 'Thursday, November 26, Thanksgiving' }),
  ).toBeVisible()
  expect(await cell('Tuesday, November 24, 8:00 AM, no appointments')).toBeVisible()
  expect(await cell('Tuesday, November 24, 2:00 PM, closed, no appointments')).toBeVisible()
  expect(await cell('Thursday, November 26, Thanksgiving, 10:00 AM, closed, no appointments')).toBeVisible()
  // The weeks beside it come along.
  expect(openDays).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    { startDate: '2026-11-16', endDate: '2026-12-06' },
    expect.anything(),
  )
})

test('narrowed to a clinician, the week is shaded by when that person works', async () => {
  const openDays = vi.fn<AppointmentsApi['openDays']>((_path, { clinicianId }) =>
    Promise.resolve([anOpenDay({ date: '2026-11-24', ...(clinicianId === cole.id && { open: MORNING }) })]),
  )
  const { user } = show(openDays)
  await cell('Tuesday, November 24, 2:00 PM, no appointments')
  await user.click(screen.getByRole('button', { name: /Clinician/ }))
  await user.click(await screen.findByRole('option', { name: cole.name }))
  expect(await cell('Tuesday, November 24, 2:00 PM, closed, no appointments')).toBeVisible()
})

test('until the open days have come, and when they can’t be had, the practice’s own hours count', async () => {
  show(() => Promise.reject(new Error('down')))
  expect(await cell('Tuesday, November 24, 2:00 PM, no appointments')).toBeVisible()
  expect(await cell('Tuesday, November 24, 8:00 AM, closed, no appointments')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a weekend comes into view when any location is open then', async () => {
  show(() => Promise.resolve([anOpenDay({ date: '2026-11-28', open: MORNING })]))
  expect(await screen.findByRole('columnheader', { name: 'Saturday, November 28' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Sunday, November 29' })).toBeNull()
})
