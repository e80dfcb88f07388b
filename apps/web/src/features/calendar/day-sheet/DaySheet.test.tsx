import { aClinician, aPractice } from '@oaklet/api/testing'
import type { DaySheet, DaySheetQuery } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CalendarScreen } from '../CalendarScreen'

const ana = aClinician({ id: '0197a000-0000-7000-8000-0000000000a1', name: 'Ana Cole' })
const ruth = aClinician({ id: '0197a000-0000-7000-8000-0000000000a2', name: 'Ruth Adeyemi' })
const line = (clinician: typeof ana, startsAt: string): DaySheet['lines'][number] => ({
  ...{
    id: startsAt,
    date: '2026-11-17',
    clinician,
    clients: 'Leo Grant',
    services: ['90834'],
    place: 'Main Street',
  },
  ...{ startsAt, endsAt: startsAt.replace(':00:', ':50:'), status: 'confirmed' },
})
const sheet: DaySheet = {
  practiceName: 'Oakwood',
  timeZone: 'America/New_York',
  printedBy: 'Dana Reyes',
  printedAt: '2026-11-17T13:02:00.000Z',
  lines: [line(ana, '2026-11-17T14:00:00.000Z'), line(ruth, '2026-11-17T15:00:00.000Z')],
}

const show = (
  at = '/calendar?view=sheet&date=2026-11-17',
  answer: () => Promise<DaySheet> = () => Promise.resolve(sheet),
  list: () => Promise<[]> = () => Promise.resolve([]),
) => {
  const daySheet = vi.fn((_: unknown, query: DaySheetQuery) => (void query, answer()))
  const screens = renderScreen(<CalendarScreen />, {
    at,
    api: {
      organization: {
        practice: () => Promise.resolve(aPractice({ name: 'Oakwood', timeZone: 'America/New_York' })),
      },
      staff: { listClinicians: () => Promise.resolve([ana, ruth]) },
      calendarBlocks: { list },
      appointments: { daySheet },
    },
  })
  return { ...screens, daySheet }
}

test('each clinician has a table of the day, and the sheet says who printed it when', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Ana Cole, Tuesday, November 17' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toHaveLength(2)
  expect(within(table).getByRole('rowheader', { name: /9:00 AM to 9:50 AM/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Ruth Adeyemi' })).toBeVisible()
  expect(
    screen.getByText('Oakwood · 2 appointments · Printed by Dana Reyes, November 17, 2026, 8:02 AM'),
  ).toBeVisible()
})

test('Print opens the browser’s own dialog, once the sheet is there', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = show()
  await screen.findByRole('table', { name: /Ana Cole/ })
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the week, one clinician and initials are asked for, and stand in the address', async () => {
  const { user, address, daySheet } = show()
  const choose = async (from: RegExp, to: string) => {
    await user.click(await screen.findByRole('button', { name: from }))
    await user.click(await screen.findByRole('option', { name: to }))
  }
  await choose(/This day/, 'The whole week')
  await choose(/Clinician: all/, 'Ana Cole')
  await choose(/Full names/, 'Initials')
  expect(address()).toBe(`/calendar?view=sheet&date=2026-11-17&days=week&clinician=${ana.id}&names=initials`)
  expect(daySheet.mock.lastCall?.[1]).toEqual({
    ...{ startDate: '2026-11-16', endDate: '2026-11-22', clinicianId: ana.id, names: 'initials' },
  })
})

test('of several clinicians who were chosen in the calendar the sheet has these alone', async () => {
  show(`/calendar?view=sheet&date=2026-11-17&clinician=${ruth.id},x`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Ruth Adeyemi' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2, name: 'Ana Cole' })).toBeNull()
})

test('nothing is shown to be printed before what is blocked on these days is known too', async () => {
  const list = vi
    .fn<() => Promise<[]>>()
    .mockResolvedValueOnce([])
    .mockReturnValue(new Promise(() => undefined))
  const { user, daySheet } = show(undefined, undefined, list)
  await screen.findByRole('table', { name: /Ana Cole/ })
  await user.click(screen.getByRole('button', { name: /This day/ }))
  await user.click(await screen.findByRole('option', { name: 'The whole week' }))
  await waitFor(() => expect(daySheet).toHaveBeenCalledTimes(2))
  await daySheet.mock.results[1]?.value
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

test('a free day says so, and a failure can be tried again', async () => {
  const answer = vi
    .fn<() => Promise<DaySheet>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ ...sheet, lines: [] })
  const { user } = show(undefined, answer)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the day sheet')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No appointments on this day')).toBeVisible()
})
