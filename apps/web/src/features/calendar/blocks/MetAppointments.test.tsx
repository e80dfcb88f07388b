import { ApiError, type CalendarBlocksApi } from '@oaklet/api'
import type { HandledMet } from '@oaklet/api/contract'
import { aCalendarBlock, aClinician, anAppointment } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { MetAppointments } from './MetAppointments'

const mari = anAppointment()
const leo = anAppointment({
  id: '0197a000-0000-7000-8000-0000000000b2',
  clients: [{ id: '0197a000-0000-7000-8000-0000000000c2', name: 'Leo Grant', attendance: 'expected' }],
  ...{ startsAt: '2026-11-18T15:00:00Z', endsAt: '2026-11-18T15:50:00Z' },
})
const kim = aClinician({ id: '0197a000-0000-7000-8000-0000000000a2', name: 'Kim Lee' })
const block = aCalendarBlock()

function show(
  answer: (body: unknown) => Promise<HandledMet> = () => Promise.resolve({ done: [mari, leo], left: [] }),
  listed = [mari, leo],
) {
  const met = vi.fn<CalendarBlocksApi['met']>(() => Promise.resolve(listed))
  const handleMet = vi.fn((_: unknown, body: unknown) => answer(body))
  const onClose = vi.fn()
  const view = renderScreen(<MetAppointments block={block} onClose={onClose} />, {
    api: {
      staff: { listClinicians: () => Promise.resolve([aClinician(), kim]) },
      calendarBlocks: { met, handleMet },
    },
  })
  const dialog = () => screen.findByRole('dialog', { name: '2 appointments are in this time' })
  return { ...view, met, handleMet, onClose, dialog }
}
const seen = (...some: { id: string; version: number }[]) => some.map(({ id, version }) => ({ id, version }))

test('all of them are moved, unless somebody chooses otherwise', async () => {
  const { user, handleMet, onClose, dialog } = show()
  await user.click(within(await dialog()).getByRole('button', { name: 'Move 2 appointments' }))
  expect(handleMet.mock.calls[0]?.[1]).toEqual({ choice: 'move', appointments: seen(mari, leo) })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('some are handed to a colleague, who has to be chosen', async () => {
  const { user, handleMet, dialog } = show()
  const shown = within(await dialog())
  await user.click(shown.getByRole('radio', { name: /^Hand them to a colleague/ }))
  await user.click(shown.getByRole('checkbox', { name: /Leo Grant/ }))
  await user.click(shown.getByRole('button', { name: 'Hand over 1 appointment' }))
  expect((await shown.findAllByText('Choose a colleague')).length).toBeGreaterThan(0)
  expect(handleMet).not.toHaveBeenCalled()
  await user.click(shown.getByRole('button', { name: /Colleague/ }))
  await user.click(await screen.findByRole('option', { name: 'Kim Lee' }))
  await user.click(shown.getByRole('button', { name: 'Hand over 1 appointment' }))
  expect(handleMet.mock.calls[0]?.[1]).toEqual({
    ...{ choice: 'hand_over', clinicianId: kim.id, appointments: seen(mari) },
  })
})

test('what was left is named with the reason, and can be done otherwise', async () => {
  const left = [{ appointmentId: leo.id, reason: 'There is no opening within 62 days' }]
  const { user, met, handleMet, onClose, dialog } = show(() => Promise.resolve({ done: [mari], left }))
  const first = within(await dialog())
  met.mockResolvedValue([leo])
  await user.click(first.getByRole('button', { name: 'Move 2 appointments' }))
  const second = within(await screen.findByRole('dialog', { name: '1 appointment is in this time' }))
  expect(second.getByText(/^There is no opening within 62 days: Leo Grant, Wednesday/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(second.getByRole('radio', { name: /^Cancel them/ }))
  await user.click(second.getByRole('button', { name: 'Cancel 1 appointment' }))
  expect(handleMet.mock.lastCall?.[1]).toEqual({ choice: 'cancel', appointments: seen(leo) })
})

test('a refusal is said in the dialog', async () => {
  const refused = new ApiError({
    code: 'forbidden',
    status: 403,
    serverMessage: 'Not yours.',
    requestId: null,
  })
  const { user, dialog } = show(() => Promise.reject(refused))
  const shown = within(await dialog())
  await user.click(shown.getByRole('button', { name: 'Move 2 appointments' }))
  expect(await shown.findByText('Not yours.')).toBeVisible()
})

test('where nothing is left the dialog can only be closed', async () => {
  const { user, onClose } = show(undefined, [])
  const shown = within(await screen.findByRole('dialog', { name: 'No appointments are in this time' }))
  await user.click(shown.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
})
