import { ApiError } from '@oaklet/api'
import {
  aClientOverlap,
  aClinician,
  aClosure,
  aLocation,
  anAppointment,
  anOverlapConflict,
  aPractice,
  aService,
} from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { CalendarScreen } from './CalendarScreen'

const NEW_YORK = 'America/New_York'
const leo = anAppointment({
  startsAt: '2026-11-17T14:00:00.000Z',
  endsAt: '2026-11-17T14:50:00.000Z',
  timeZone: NEW_YORK,
  status: 'scheduled',
  clients: [{ id: '0197a000-0000-7000-8000-0000000000c1', name: 'Leo Grant', attendance: 'expected' }],
})
const later = { ...leo, startsAt: '2026-11-17T14:30:00.000Z', endsAt: '2026-11-17T15:20:00.000Z' }
const refused = { status: 409, serverMessage: null, requestId: null } as const
const closed = new ApiError({
  ...refused,
  code: 'outside_hours',
  conflicts: [
    aClosure({
      date: '2026-11-17',
      closedBy: 'location',
      name: 'Downtown',
      open: [{ opens: '12:00', closes: '17:00' }],
    }),
  ],
})
const taken = new ApiError({ ...refused, code: 'appointment_overlap', conflicts: [anOverlapConflict()] })
const elsewhere = new ApiError({ ...refused, code: 'client_overlap', conflicts: [aClientOverlap()] })
const HOURS = 'Downtown is open 12:00 PM to 5:00 PM'
const SENTENCE = `${HOURS} on Tuesday, November 17, 2026.`
const CLOSED = 'Book outside of opening hours?'
const TAKEN = 'Book at the same time?'
const TWICE = 'Book the client twice at the same time?'

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  act(() => toasts.clear())
})

function show(at: string, appointments: object) {
  return renderScreen(<CalendarScreen />, {
    at: `/calendar?date=2026-11-17${at}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: NEW_YORK })) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([aService()]) },
      appointments: { list: () => Promise.resolve([leo]), ...appointments },
    },
  })
}

const question = (name: string) => screen.findByRole('alertdialog', { name: new RegExp(name.slice(0, -1)) })
const answer = async (name: string, label: string) =>
  within(await question(name)).getByRole('button', { name: label })
const sent = (verb: ReturnType<typeof vi.fn>) =>
  verb.mock.calls.map(([, body]) => {
    const { allowOutsideHours, allowOverlap, allowClientOverlap } = body as Record<string, unknown>
    return { allowOutsideHours, allowOverlap, allowClientOverlap }
  })
const NOTHING = { allowOutsideHours: false, allowOverlap: false, allowClientOverlap: false }
const OUTSIDE = { ...NOTHING, allowOutsideHours: true }
const BOTH = { ...OUTSIDE, allowOverlap: true }
const ALL = { ...BOTH, allowClientOverlap: true }

test('what is closed is asked first, then who is there, then with whom the client is, and all answers are sent together', async () => {
  const update = vi.fn().mockRejectedValueOnce(closed).mockRejectedValueOnce(taken)
  update.mockRejectedValueOnce(elsewhere).mockResolvedValueOnce(leo)
  const { user } = show(`&appointment=${leo.id}`, { update })
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  await user.click(await screen.findByRole('button', { name: 'Move appointment' }))
  expect(await question(CLOSED)).toHaveTextContent(SENTENCE)
  await user.click(await answer(CLOSED, 'Book anyway'))
  await user.click(await answer(TAKEN, 'Book anyway'))
  expect(await question(TWICE)).toHaveTextContent(
    'Mari Vega has another appointment at this time, with Dr. Amir Sol',
  )
  await user.click(await answer(TWICE, 'Book anyway'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(update)).toEqual([NOTHING, OUTSIDE, BOTH, ALL])
})

test('after a no everything typed is there, and the start says what is closed', async () => {
  const update = vi.fn().mockRejectedValue(closed)
  const { user } = show(`&appointment=${leo.id}`, { update })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: /Memo/ }), 'By the back door')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await answer(CLOSED, 'Choose another time'))
  const form = await screen.findByRole('dialog', { name: 'Edit appointment with Leo Grant' })
  expect(within(form).getByRole('textbox', { name: /Memo/ })).toHaveValue('By the back door')
  await waitFor(() =>
    expect(within(form).getByRole('group', { name: /^Start/ })).toHaveAccessibleDescription(
      expect.stringContaining(`${HOURS}; choose another time, or book anyway`),
    ),
  )
  expect(sent(update)).toEqual([NOTHING])
})

test('a refusal is not asked about twice once it was confirmed', async () => {
  const update = vi.fn().mockRejectedValue(closed)
  const { user } = show(`&appointment=${leo.id}`, { update })
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  await user.click(await screen.findByRole('button', { name: 'Move appointment' }))
  await user.click(await answer(CLOSED, 'Book anyway'))
  const form = await screen.findByRole('dialog', { name: 'Move appointment with Leo Grant' })
  expect(await within(form).findAllByText(new RegExp(HOURS))).not.toHaveLength(0)
  expect(sent(update)).toEqual([NOTHING, OUTSIDE])
})

test('a client who is with another clinician is asked about, and a no is said beside the start', async () => {
  const update = vi.fn().mockRejectedValue(elsewhere)
  const { user } = show(`&appointment=${leo.id}`, { update })
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  await user.click(await screen.findByRole('button', { name: 'Move appointment' }))
  await user.click(await answer(TWICE, 'Choose another time'))
  const form = await screen.findByRole('dialog', { name: 'Move appointment with Leo Grant' })
  await waitFor(() =>
    expect(within(form).getByRole('group', { name: /^Start/ })).toHaveAccessibleDescription(
      expect.stringContaining(
        'Mari Vega has another appointment at this time; choose another, or book anyway',
      ),
    ),
  )
  expect(sent(update)).toEqual([NOTHING])
})

test('a cancelled one comes back once it is confirmed that the client is booked twice', async () => {
  const cancelled = { ...leo, status: 'cancelled_client' as const }
  const setStatus = vi.fn().mockRejectedValueOnce(elsewhere).mockResolvedValueOnce(leo)
  const { user } = show(`&appointment=${leo.id}&cancelled=shown`, {
    list: () => Promise.resolve([cancelled]),
    setStatus,
  })
  await user.click(await screen.findByRole('button', { name: 'Change status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put back on the schedule' }))
  await user.click(await answer(TWICE, 'Book anyway'))
  await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(2))
  expect(
    setStatus.mock.calls.map(([, body]) => (body as Record<string, unknown>)['allowClientOverlap']),
  ).toEqual([false, true])
})

async function moveByKeys(user: ReturnType<typeof show>['user']) {
  const event = await screen.findByRole('button', { name: /^Leo Grant.*9:00 AM to 9:50 AM/ })
  act(() => event.focus())
  await user.keyboard('{F2}{ArrowDown}{Enter}')
}

test('a move out of hours goes back to where it was when the answer is no', async () => {
  const move = vi.fn().mockRejectedValue(closed)
  const { user } = show('', { move })
  await moveByKeys(user)
  await user.click(await answer(CLOSED, 'Choose another time'))
  expect(await screen.findByRole('button', { name: /^Leo Grant.*9:00 AM to 9:50 AM/ })).toBeVisible()
  expect(sent(move)).toEqual([NOTHING])
  expect(screen.queryByText(/Failed to move/)).toBeNull()
})

test('a move that fails says why, and the appointment is where it was', async () => {
  const why = 'The database is away.'
  const down = new ApiError({ code: 'unavailable', status: 503, serverMessage: why, requestId: null })
  const { user } = show('', { move: () => Promise.reject(down) })
  await moveByKeys(user)
  await waitFor(() => expect(toasts.visibleToasts.map(({ content }) => content.title)).toEqual([why]))
  expect(await screen.findByRole('button', { name: /^Leo Grant.*9:00 AM to 9:50 AM/ })).toBeVisible()
})

test('a move that is taken back asks nothing about hours: it stood there', async () => {
  const move = vi.fn().mockRejectedValueOnce(closed).mockResolvedValueOnce(later).mockResolvedValueOnce(leo)
  const { user } = show('', { move })
  await moveByKeys(user)
  await user.click(await answer(CLOSED, 'Book anyway'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(async () => {
    await user.keyboard('{Control>}z{/Control}')
    expect(move).toHaveBeenCalledTimes(3)
  })
  expect(sent(move)).toEqual([NOTHING, OUTSIDE, OUTSIDE])
})
