import { aClinician, aLocation, anAppointment, aPractice, aService } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '@oaklet/design-system'
import { renderScreen } from '../../testing/render-screen'
import { CalendarScreen } from './CalendarScreen'

const practice = aPractice({ timeZone: 'America/New_York' })
const ana = aClinician({ id: '0197a000-0000-7000-8000-0000000000a1', name: 'Dr. Ana Cole' })
const ruth = aClinician({ id: '0197a000-0000-7000-8000-0000000000a2', name: 'Dr. Ruth Adeyemi' })
const sam = aClinician({ id: '0197a000-0000-7000-8000-0000000000a3', name: 'Dr. Sam Hale' })
const booked = (name: string, day: string, changes: Partial<ReturnType<typeof anAppointment>> = {}) =>
  anAppointment({
    id: `0197a000-0000-7000-8000-0000000000${day.slice(3, 5)}`,
    startsAt: `2026-${day}T14:00:00.000Z`,
    endsAt: `2026-${day}T14:50:00.000Z`,
    timeZone: 'America/New_York',
    clinician: ana,
    clients: [{ id: '0197a000-0000-7000-8000-0000000000c1', name, attendance: 'expected' }],
    ...changes,
  })
const APPOINTMENTS = [
  booked('Leo Grant', '11-16'),
  booked('Noor Haddad', '11-17', { clinician: ruth, location: null }),
  booked('Ida Moss', '11-18', { clinician: sam, status: 'cancelled_client' }),
  booked('Jo Pike', '12-02'),
]

beforeEach(() => {
  act(() => toasts.clear())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const show = (at = '/calendar?date=2026-11-17') => {
  const list = vi.fn((_: unknown, range: { from: string; to: string; clinicianId?: string | undefined }) =>
    Promise.resolve(
      APPOINTMENTS.filter(
        ({ startsAt, clinician }) =>
          startsAt >= range.from &&
          startsAt < range.to &&
          (range.clinicianId === undefined || range.clinicianId === clinician.id),
      ),
    ),
  )
  const screens = renderScreen(<CalendarScreen />, {
    at,
    api: {
      organization: { practice: () => Promise.resolve(practice) },
      staff: { listClinicians: () => Promise.resolve([ana, ruth, sam]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([aService()]) },
      calendarBlocks: { list: () => Promise.resolve([]) },
      appointments: { list, openDays: () => Promise.resolve([]) },
    },
  })
  return { ...screens, list }
}

const choose = async (user: ReturnType<typeof show>['user'], from: RegExp, to: string) => {
  await user.click(await screen.findByRole('button', { name: from }))
  await user.click(await screen.findByRole('option', { name: to }))
}

test('m shows the month, whose days name their appointments, and Next goes on by a month', async () => {
  const { user, address, list } = show()
  await screen.findByRole('button', { name: /^Leo Grant/ })
  await user.keyboard('m')
  expect(address()).toBe('/calendar?date=2026-11-17&view=month')
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'November 2026' })).toBeVisible()
  expect(screen.getByText('All clinicians · 2 appointments')).toBeVisible()
  expect(list.mock.lastCall?.[1]).toMatchObject({
    ...{ from: '2026-10-26T04:00:00.000Z', to: '2026-12-07T05:00:00.000Z' },
  })
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(address()).toBe('/calendar?date=2026-12-01&view=month')
  expect(screen.getByText('All clinicians · 1 appointment')).toBeVisible()
})

test('the day of the month where the keyboard goes stands in the address, and Shift Enter opens it', async () => {
  const { user, address } = show('/calendar?date=2026-11-17&view=month')
  const month = within(await screen.findByRole('grid', { name: 'November 2026' }))
  const day = month.getByRole('button', { name: /^Tuesday, November 17,/ })
  act(() => day.focus())
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(address()).toBe('/calendar?date=2026-12-02&view=month')
  const inGrid = within(screen.getByRole('grid', { name: 'December 2026' }))
  await waitFor(() => expect(inGrid.getByRole('button', { name: /^Wednesday, December 2,/ })).toHaveFocus())
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(address()).toBe('/calendar?date=2026-12-02&view=day')
})

test('the keys of the views show them, and c books on the day in view', async () => {
  const { user, address } = show()
  await screen.findByRole('button', { name: /^Leo Grant/ })
  await user.keyboard('a')
  expect(address()).toBe('/calendar?date=2026-11-17&view=agenda')
  await user.keyboard('d')
  expect(address()).toBe('/calendar?date=2026-11-17&view=day')
  await user.keyboard('w')
  expect(address()).toBe('/calendar?date=2026-11-17')
  await user.keyboard('c')
  expect(await screen.findByRole('dialog', { name: 'New appointment' })).toBeVisible()
})

test('n and N lead from one appointment to the next and back, and say where there is none', async () => {
  const { user } = show()
  const [leo, noor] = [
    await screen.findByRole('button', { name: /^Leo Grant/ }),
    screen.getByRole('button', { name: /^Noor Haddad/ }),
  ]
  act(() => leo.focus())
  await user.keyboard('n')
  await waitFor(() => expect(noor).toHaveFocus())
  await user.keyboard('n')
  expect(await screen.findByText('No later appointment is in view')).toBeInTheDocument()
  await user.keyboard('N')
  await waitFor(() => expect(leo).toHaveFocus())
})

test('+ and - change how many minutes a row has, and the browser remembers it', async () => {
  const { user } = show()
  await screen.findByRole('button', { name: /^Leo Grant/ })
  await user.keyboard('+')
  expect(await screen.findByText('Rows of 15 minutes')).toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name: /^Tuesday, November 17, 10:15 AM/ })).toBeVisible()
  await user.keyboard('--')
  expect(await screen.findByText('Rows of 60 minutes')).toBeInTheDocument()
  expect(screen.queryByRole('gridcell', { name: /^Tuesday, November 17, 10:30 AM/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await choose(user, /Rows/, '30 minutes')
  expect(screen.getByRole('gridcell', { name: /^Tuesday, November 17, 10:30 AM/ })).toBeVisible()
})

test('i says what is on the day where the keyboard is', async () => {
  const { user } = show()
  const noor = await screen.findByRole('button', { name: /^Noor Haddad/ })
  act(() => noor.focus())
  await user.keyboard('i')
  expect(
    await screen.findByText('Tuesday, November 17: 1 appointment, 9:00 AM to 9:50 AM'),
  ).toBeInTheDocument()
})

test('a date that is chosen in the month is shown', async () => {
  const { user, address } = show()
  await user.click(await screen.findByRole('button', { name: 'Go to a date' }))
  const dialog = await screen.findByRole('dialog', { name: 'Go to a date' })
  await user.click(within(dialog).getByRole('button', { name: /November 25, 2026/ }))
  expect(address()).toBe('/calendar?date=2026-11-25')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the filters narrow what is shown, stand in the address, and are cleared together', async () => {
  const { user, address } = show()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await choose(user, /Place/, 'Telehealth')
  expect(address()).toBe('/calendar?date=2026-11-17&place=telehealth')
  expect(screen.queryByRole('button', { name: /^Leo Grant/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Noor Haddad/ })).toBeVisible()
  await choose(user, /Status/, 'Confirmed')
  expect(screen.getByText('No appointment in these days matches the filters.')).toBeVisible()
  await choose(user, /Status/, 'All, cancelled too')
  expect(address()).toBe('/calendar?date=2026-11-17&place=telehealth&cancelled=shown')
  await user.click(screen.getByRole('button', { name: 'Clear 2 filters' }))
  expect(address()).toBe('/calendar?date=2026-11-17')
  expect(screen.getByRole('button', { name: /^Leo Grant/ })).toBeVisible()
})

test('chosen clinicians stand side by side in a week', async () => {
  show(`/calendar?date=2026-11-17&clinician=${ana.id},${ruth.id}`)
  const heads = await screen.findAllByRole('columnheader', { name: /Dr\. .*Monday, November 16/ })
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Dr. Ana Cole, Monday, November 16',
    'Dr. Ruth Adeyemi, Monday, November 16',
  ])
  expect(screen.getByText('Dr. Ana Cole and Dr. Ruth Adeyemi · 2 appointments')).toBeVisible()
  expect(screen.getByRole('button', { name: '2 clinicians Clinician' })).toBeVisible()
})
