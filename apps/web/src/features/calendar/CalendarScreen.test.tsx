import { ApiError } from '@oaklet/api'
import { aClinician, aLocation, anAppointment, aPractice, aService } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { CalendarScreen } from './CalendarScreen'

const practice = aPractice({ timeZone: 'America/New_York' })
const leo = anAppointment({
  startsAt: '2026-11-17T14:00:00.000Z',
  endsAt: '2026-11-17T14:50:00.000Z',
  timeZone: 'America/New_York',
  status: 'scheduled',
  clients: [{ id: '0197a000-0000-7000-8000-0000000000c1', name: 'Leo Grant', attendance: 'expected' }],
})
const overlap = new ApiError({
  code: 'appointment_overlap',
  status: 409,
  serverMessage: 'Dr. Cole has another appointment then',
  conflicts: [{ id: leo.id, clientNames: 'Maya Ortiz', startsAt: leo.startsAt, endsAt: leo.endsAt }],
  requestId: null,
})

beforeEach(() => {
  act(() => toasts.clear())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const show = ({ at = '/calendar?date=2026-11-17', appointments = {}, staff = {}, user = {} } = {}) =>
  renderScreen(<CalendarScreen />, {
    at,
    user,
    api: {
      organization: { practice: () => Promise.resolve(practice) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]), ...staff },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([aService()]) },
      calendarBlocks: { list: () => Promise.resolve([]) },
      appointments: { list: () => Promise.resolve([leo]), ...appointments },
    },
  })

test('the heading names the days in view, and the summary counts their appointments', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'November 16 – 20, 2026' })).toBeVisible()
  expect(await screen.findByText('All clinicians · 1 appointment')).toBeVisible()
})

test('Next week asks for the days after, and the address says so', async () => {
  const list = vi.fn(() => Promise.resolve([]))
  const { user, address } = show({ appointments: { list } })
  await user.click(await screen.findByRole('button', { name: 'Next week' }))
  expect(address()).toBe('/calendar?date=2026-11-23')
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ from: '2026-11-23T05:00:00.000Z', to: '2026-11-30T05:00:00.000Z' }),
    expect.anything(),
  )
})

const chooseView = async (user: ReturnType<typeof show>['user'], from: string, to: string) => {
  await user.click(await screen.findByRole('button', { name: `${from} View` }))
  await user.click(await screen.findByRole('option', { name: to }))
}

test('a day has the grid to itself, Next goes on by a day, and the week comes back', async () => {
  const { user, address } = show()
  await chooseView(user, 'Week', 'Day')
  expect(address()).toBe('/calendar?date=2026-11-17&view=day')
  expect(screen.getByRole('heading', { level: 1, name: 'Tuesday, November 17, 2026' })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Leo Grant/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  expect(address()).toBe('/calendar?date=2026-11-18&view=day')
  expect(screen.getByText('No appointments on this day.')).toBeVisible()
  await chooseView(user, 'Day', 'Week')
  expect(address()).toBe('/calendar?date=2026-11-18')
  expect(await screen.findByRole('button', { name: /^Leo Grant/ })).toBeVisible()
})

const ruth = aClinician({ id: '0197a000-0000-7000-8000-0000000000d9', name: 'Dr. Ruth Adeyemi' })
const showTwo = ({ appointments = {}, user = {} } = {}) =>
  show({
    ...{ at: '/calendar?date=2026-11-17&view=day', user },
    appointments: { openDays: () => Promise.resolve([]), ...appointments },
    staff: { listClinicians: () => Promise.resolve([leo.clinician, ruth]) },
  })

test('clinicians stand side by side on a day, and an appointment moves from one to another', async () => {
  const move = vi.fn(
    (_: unknown, to: { startsAt: string; endsAt: string; clinicianId?: string | undefined }) =>
      Promise.resolve({ ...leo, ...to, clinician: ruth }),
  )
  const { user } = showTwo({ appointments: { move } })
  const columns = await screen.findAllByRole('columnheader', { name: /Dr\./ })
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Dr. Imani Cole, Tuesday, November 17',
    'Dr. Ruth Adeyemi, Tuesday, November 17',
  ])
  act(() => screen.getByRole('button', { name: /^Leo Grant/ }).focus())
  await user.keyboard('{F2}{ArrowRight}{Enter}')
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1))
  const [, to] = move.mock.calls[0] ?? []
  expect(to).toMatchObject({ startsAt: leo.startsAt, endsAt: leo.endsAt, clinicianId: ruth.id })
  await waitFor(() =>
    expect(toasts.visibleToasts.map(({ content }) => content.title)).toEqual([
      'Leo Grant moved to Tuesday, November 17, 9:00 AM to 9:50 AM, with Dr. Ruth Adeyemi',
    ]),
  )
})

test('who sees their own appointments alone has no columns of others', async () => {
  showTwo({ user: { permissions: ['appointments:view:own', 'appointments:write:own'] } })
  expect(await screen.findByRole('button', { name: /^Leo Grant/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /Dr\./ })).toBeNull()
})

test('the agenda lists the same week by days, says whose an appointment is, and opens it', async () => {
  const { user, address } = show({ at: '/calendar?date=2026-11-17&view=agenda' })
  const agenda = await screen.findByRole('region', { name: 'Week of November 16 – 20, 2026' })
  expect(await within(agenda).findByRole('heading', { name: /Tuesday, November 17/ })).toBeVisible()
  expect(within(agenda).getByText(`${leo.clinician.name} · 90834 · Main Street`)).toBeVisible()
  await user.click(within(agenda).getByRole('button', { name: /Leo Grant/ }))
  expect(address()).toBe(`/calendar?date=2026-11-17&view=agenda&appointment=${leo.id}`)
})

test('a phone shows the day where the week was asked for, and has the month and the agenda', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Day View' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Month',
    'Agenda',
  ])
})

test('an address with a view that does not exist shows the week', async () => {
  show({ at: '/calendar?date=2026-11-17&view=decade' })
  expect(await screen.findByRole('button', { name: 'Week View' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'November 16 – 20, 2026' })).toBeVisible()
})

test('the address opens an appointment, whose status menu offers only what may come next', async () => {
  const { user } = show({ at: `/calendar?date=2026-11-17&appointment=${leo.id}` })
  const dialog = await screen.findByRole('dialog', { name: 'Appointment with Leo Grant' })
  expect(within(dialog).getByText('Tuesday, November 17, 9:00 AM to 9:50 AM')).toBeVisible()
  await user.click(await within(dialog).findByRole('button', { name: 'Change status' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Confirm',
    'Check in',
    'Complete',
    'No-show',
  ])
})

test('who closes an appointment that the address opened is led to it in the grid', async () => {
  const { user, address } = show({ at: `/calendar?date=2026-11-17&appointment=${leo.id}` })
  await screen.findByRole('dialog', { name: 'Appointment with Leo Grant' })
  await user.keyboard('{Escape}')
  expect(address()).toBe('/calendar?date=2026-11-17')
  const inGrid = within(await screen.findByRole('grid'))
  await waitFor(() => expect(inGrid.getByRole('button', { name: /Leo Grant/ })).toHaveFocus())
})

test('an appointment stays open when the window becomes too narrow to show its day', async () => {
  const media = { matches: false, listeners: new Set<() => void>() }
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return media.matches
    },
    addEventListener: (_type: string, listener: () => void) => media.listeners.add(listener),
    removeEventListener: () => undefined,
  }))
  const { user } = show({ at: `/calendar?date=2026-11-18&appointment=${leo.id}` })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: /Memo/ }), 'By the back door')
  media.matches = true
  act(() => media.listeners.forEach((listener) => listener()))
  expect(
    screen.getByRole('heading', { level: 1, name: 'Wednesday, November 18, 2026', hidden: true }),
  ).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Memo/ })).toHaveValue('By the back door')
})

test('a booking that the address opened is asked about once when it is closed', async () => {
  const { user, address } = show({ at: '/calendar?date=2026-11-17&new=1' })
  await user.type(await screen.findByRole('textbox', { name: /Memo/ }), 'By the back door')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(address()).toBe('/calendar?date=2026-11-17'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('nothing is asked when a change is saved and its address closes', async () => {
  const { user, address } = show({
    at: `/calendar?date=2026-11-17&appointment=${leo.id}`,
    appointments: { update: () => Promise.resolve(leo) },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: /Memo/ }), 'By the back door')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(address()).toBe('/calendar?date=2026-11-17'))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /Leave/ })).toBeNull())
})

test('an overlap is a question; the answer books anyway or keeps everything typed', async () => {
  const update = vi.fn().mockRejectedValueOnce(overlap).mockResolvedValueOnce(leo)
  const { user } = show({
    at: `/calendar?date=2026-11-17&appointment=${leo.id}`,
    appointments: { update },
  })
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  await user.click(await screen.findByRole('button', { name: 'Move appointment' }))
  const question = await screen.findByRole('alertdialog', { name: /Book at the same time\?/ })
  expect(question).toHaveTextContent('Maya Ortiz: Tuesday, November 17, 9:00 AM to 9:50 AM')
  await user.click(within(question).getByRole('button', { name: 'Book anyway' }))
  const asked = (allowOverlap: boolean): unknown => expect.objectContaining({ allowOverlap })
  expect(update).toHaveBeenNthCalledWith(1, expect.anything(), asked(false))
  await waitFor(() => expect(update).toHaveBeenNthCalledWith(2, expect.anything(), asked(true)))
})

test('an appointment that somebody else changed behind the form is not saved over unasked', async () => {
  const list = vi.fn(() => Promise.resolve([leo]))
  const update = vi.fn(() => new Promise<never>(() => undefined))
  const { user, queryClient } = show({
    at: `/calendar?date=2026-11-17&appointment=${leo.id}`,
    appointments: { list, update },
  })
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  const move = await screen.findByRole('button', { name: 'Move appointment' })
  list.mockResolvedValue([{ ...leo, version: leo.version + 1 }])
  await queryClient.invalidateQueries()
  await user.click(move)
  expect(update).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ version: leo.version }))
})

test('someone who may only look has no way to book or change', async () => {
  show({
    user: { permissions: ['appointments:view'] },
    at: `/calendar?date=2026-11-17&appointment=${leo.id}`,
  })
  await screen.findByRole('dialog', { name: 'Appointment with Leo Grant' })
  expect(screen.queryByRole('button', { name: 'Change status', hidden: true })).toBeNull()
  expect(screen.queryByRole('button', { name: 'New appointment', hidden: true })).toBeNull()
})

test('when appointments can’t be loaded it says so, with a way to try again', async () => {
  const list = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([leo])
  const { user } = show({ appointments: { list } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load appointments')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /^Leo Grant/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
