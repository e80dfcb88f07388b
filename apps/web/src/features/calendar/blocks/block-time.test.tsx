import type { CalendarBlocksApi } from '@oaklet/api'
import {
  aCalendarBlock,
  aClinician,
  aListedBlock,
  aLocation,
  anAppointment,
  aPractice,
  aSeriesRule,
  aService,
} from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CalendarScreen } from '../CalendarScreen'

const DAY = '2026-11-17'
const meeting = aListedBlock({
  ...{ kind: 'event', title: 'Team meeting', staffIds: [], staffNames: [], firstDay: DAY, lastDay: DAY },
  ...{ start: '12:00', minutes: 60, rule: aSeriesRule({ count: 4 }) },
  occurrences: [{ on: DAY, startsAt: '2026-11-17T17:00:00Z', endsAt: '2026-11-17T18:00:00Z' }],
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => toasts.clear())

/** A toast stands beside its announcement, so that its words would be found twice. */
const said = (title: string) =>
  waitFor(() => expect(toasts.visibleToasts.map(({ content }) => content.title)).toContainEqual(title))

const Shown = () => (
  <>
    <CalendarScreen />
    <ToastRegion />
  </>
)
const show = (calendarBlocks: Partial<CalendarBlocksApi>) =>
  renderScreen(<Shown />, {
    at: `/calendar?date=${DAY}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([aService()]) },
      appointments: { list: () => Promise.resolve([]), openDays: () => Promise.resolve([]) },
      calendarBlocks: { list: () => Promise.resolve([]), ...calendarBlocks },
    },
  })

test('b blocks time, says what it meets, and can be taken back', async () => {
  const block = aCalendarBlock({ firstDay: DAY, lastDay: DAY })
  const create = vi.fn<CalendarBlocksApi['create']>(() => Promise.resolve({ block, appointments: 7 }))
  const remove = vi.fn<CalendarBlocksApi['remove']>(() => Promise.resolve())
  const { user } = show({ create, remove, met: () => Promise.resolve([anAppointment()]) })
  await screen.findByRole('grid')
  await user.keyboard('b')
  const dialog = await screen.findByRole('dialog', { name: 'Block time' })
  await user.click(within(dialog).getByRole('button', { name: 'Block time' }))
  await said('Blocked Tuesday, November 17. 7 appointments are in this time')
  expect(create.mock.calls[0]?.[1]).toMatchObject({ kind: 'unavailable', firstDay: DAY, lastDay: DAY })
  // What is in this time is asked about, and can be left.
  const met = await screen.findByRole('dialog', { name: '1 appointment is in this time' })
  await user.click(within(met).getByRole('button', { name: 'Leave them' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await said('The time is free again')
  expect(remove.mock.calls[0]).toMatchObject([{ blockId: block.id }, { scope: 'all' }])
})

test('what is blocked stands under the week; one time of a meeting is deleted, and put back', async () => {
  const remove = vi.fn<CalendarBlocksApi['remove']>(() => Promise.resolve())
  const update = vi.fn<CalendarBlocksApi['update']>(() =>
    Promise.resolve({ block: meeting, appointments: 0 }),
  )
  const { user } = show({ list: () => Promise.resolve([meeting]), remove, update })
  const when = 'Tuesday, November 17, 12:00 PM to 1:00 PM'
  await user.click(await screen.findByRole('button', { name: `Change Team meeting, ${when}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Blocked time' })
  expect(within(dialog).getByRole('radio', { name: /^Only Tuesday, November 17/ })).toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await said('Blocked time deleted')
  expect(remove.mock.calls[0]?.[1]).toEqual({ scope: 'this', occurrenceOn: DAY })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  expect(update.mock.calls[0]?.[1]).toMatchObject({ scope: 'all', version: meeting.version + 1, skips: [] })
})

test('a form stays while what is blocked can’t be loaded anew', async () => {
  const list = vi.fn().mockResolvedValueOnce([meeting]).mockRejectedValue(new Error('away'))
  const { user, queryClient } = show({ list })
  await user.click(await screen.findByRole('button', { name: /^Change Team meeting/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Blocked time' })
  await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 's')
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(within(dialog).getByRole('textbox', { name: /Title/ })).toHaveValue('Team meetings')
})

test('a refusal stands at its field, and what was typed stays', async () => {
  const { user } = show({})
  await user.click(await screen.findByRole('button', { name: 'Block time…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Block time' })
  await user.click(within(dialog).getByRole('radio', { name: 'Meeting or event' }))
  await user.click(within(dialog).getByRole('button', { name: 'Block time' }))
  expect(within(dialog).getByRole('textbox', { name: /Title/ })).toHaveAccessibleDescription(/Enter a title/)
})

test('without the permission nothing can be blocked', async () => {
  const { user } = renderScreen(<CalendarScreen />, {
    at: `/calendar?date=${DAY}`,
    user: { permissions: ['appointments:view'] },
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      appointments: { list: () => Promise.resolve([]), openDays: () => Promise.resolve([]) },
      calendarBlocks: { list: () => Promise.resolve([aListedBlock({ isChangeable: false })]) },
    },
  })
  expect(await screen.findByText('Dr. Ana Cole is away: Winter break')).toBeVisible()
  await user.keyboard('b')
  expect(screen.queryByRole('button', { name: /Block time|Change/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
