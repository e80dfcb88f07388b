import { type Api, ApiError } from '@oaklet/api'
import type { Appointment } from '@oaklet/api/contract'
import { aClinician, aLocation, anAppointment, aPractice, aService, fixtureId } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CalendarScreen } from '../CalendarScreen'

const mari = { id: fixtureId(30), name: 'Mari Vega', attendance: 'expected' as const }
const leo = { id: fixtureId(31), name: 'Leo Grant', attendance: 'expected' as const }
const session = anAppointment({
  ...{ startsAt: '2026-11-17T14:00:00.000Z', endsAt: '2026-11-17T14:50:00.000Z' },
  ...{ timeZone: 'America/New_York', status: 'confirmed', clients: [mari, leo] },
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})
afterEach(() => {
  act(() => toasts.clear())
})

function show(of: Appointment = session) {
  const setAttendance = vi.fn<Api['appointments']['setAttendance']>(() => Promise.resolve(of))
  const setStatus = vi.fn<Api['appointments']['setStatus']>(() => Promise.resolve(of))
  const shown = renderScreen(<CalendarScreen />, {
    at: `/calendar?date=2026-11-17&appointment=${of.id}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([aService()]) },
      appointments: { list: () => Promise.resolve([of]), setAttendance, setStatus },
    },
  })
  return { ...shown, setAttendance, setStatus }
}

const details = async () => within(await screen.findByRole('dialog', { name: /^Appointment with Mari Vega/ }))
const group = (name: string) => within(screen.getByRole('radiogroup', { name: new RegExp(name) }))
const sent = (of: ReturnType<typeof show>) => of.setAttendance.mock.calls.map(([, body]) => body)

test('completing a session of several asks of each client whether they came', async () => {
  const shown = show()
  const { user, setAttendance, setStatus } = shown
  await user.click((await details()).getByRole('button', { name: 'Change status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Complete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Who came to this session?' })
  await user.click(group('Mari Vega').getByRole('radio', { name: 'Present' }))
  await user.click(within(dialog).getByRole('button', { name: 'Complete the session' }))
  expect(screen.getByRole('radiogroup', { name: /Leo Grant/ })).toHaveAccessibleDescription(
    /Say whether Leo Grant came/,
  )
  expect(setAttendance).not.toHaveBeenCalled()
  const done = {
    ...session,
    status: 'completed' as const,
    clients: [mari, { ...leo, attendance: 'no_show' as const }],
  }
  setAttendance.mockResolvedValue(done)
  await user.click(group('Leo Grant').getByRole('radio', { name: 'No-show' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Who came to this session?' })).toBeNull())
  expect(sent(shown)).toEqual([
    {
      attendances: [
        { clientId: mari.id, attendance: 'present' },
        { clientId: leo.id, attendance: 'no_show' },
      ],
      ...{ version: session.version, completes: true },
    },
  ])
  expect(setStatus).not.toHaveBeenCalled()
})

test('who doesn’t come is said beforehand, and nobody at all is no attendance', async () => {
  const shown = show()
  const { user } = shown
  await user.click((await details()).getByRole('button', { name: 'Attendance…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Attendance' })
  await user.click(group('Mari Vega').getByRole('radio', { name: 'Excused' }))
  await user.click(group('Leo Grant').getByRole('radio', { name: 'Late cancellation' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save attendance' }))
  expect(within(dialog).getByText(/mark the session as a no-show, or cancel it/)).toBeVisible()
  await user.click(group('Leo Grant').getByRole('radio', { name: 'Expected' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save attendance' }))
  await waitFor(() => expect(sent(shown)[0]?.attendances[0]?.attendance).toBe('excused'))
})

test('both versions are shown where a colleague said it meanwhile', async () => {
  const shown = show()
  const { user, setAttendance } = shown
  await user.click((await details()).getByRole('button', { name: 'Attendance…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Attendance' })
  const current = { ...session, version: 9, clients: [{ ...mari, attendance: 'excused' as const }, leo] }
  const facts = { serverMessage: null, requestId: null }
  setAttendance.mockRejectedValueOnce(new ApiError({ code: 'stale_edit', status: 409, current, ...facts }))
  await user.click(within(dialog).getByRole('button', { name: 'All present' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save attendance' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(sent(shown).map(({ version }) => version)).toEqual([session.version, 9]))
})

test('the keys of the dialog work as soon as it is there: who came is one press, and saved by one', async () => {
  const shown = show()
  const { user } = shown
  await user.click((await details()).getByRole('button', { name: 'Attendance…' }))
  await screen.findByRole('dialog', { name: 'Attendance' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'All present' })).toHaveFocus())
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(sent(shown)[0]?.attendances.map(({ attendance }) => attendance)).toEqual(['present', 'present']),
  )
})

test('the calendar says how many of several come', async () => {
  show({ ...session, clients: [mari, { ...leo, attendance: 'excused' }] })
  expect(
    await screen.findByRole('button', {
      name: /Mari Vega, Leo Grant.*Confirmed, 1 of 2 expected/,
      hidden: true,
    }),
  ).toBeInTheDocument()
  expect((await details()).getByText(/, excused/)).toBeVisible()
})
