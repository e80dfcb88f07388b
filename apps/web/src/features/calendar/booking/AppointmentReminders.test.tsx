import { NetworkError } from '@oaklet/api'
import { aClientReminder, anAppointment, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { AppointmentReminders } from './AppointmentReminders'

const [mari, leo] = [
  { id: fixtureId(30), name: 'Mari Vega', attendance: 'expected' as const },
  { id: fixtureId(31), name: 'Leo Grant', attendance: 'expected' as const },
]
const show = (ofAppointment: () => Promise<ReturnType<typeof aClientReminder>[]>, clients = [mari]) =>
  renderScreen(
    <AppointmentReminders appointment={anAppointment({ clients, timeZone: 'America/New_York' })} />,
    { api: { reminders: { ofAppointment } } },
  )

test('says what the client was told and answered', async () => {
  show(() => Promise.resolve([aClientReminder()]))
  expect(await screen.findByRole('heading', { name: 'Reminders' })).toBeVisible()
  expect(screen.getByText('E-mailed Mon, Nov 16, 9:00 AM')).toBeVisible()
  expect(screen.getByText('Confirmed by the client Mon, Nov 16, 9:12 AM')).toBeVisible()
})

test('names each of several clients, but those of whom there is nothing to say', async () => {
  const silent = aClientReminder({
    ...{ clientId: leo.id, clientName: 'Leo Grant' },
    ...{ sent: [], answers: [], noneBecause: 'off' },
  })
  show(() => Promise.resolve([aClientReminder(), silent]), [mari, leo])
  expect(await screen.findByRole('heading', { name: 'Reminders of Mari Vega' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Reminders of Leo Grant' })).toBeNull()
})

test('says nothing where the practice reminds nobody, and what failed', async () => {
  const ofAppointment = vi.fn(() => Promise.resolve([]))
  const { unmount } = show(ofAppointment)
  await waitFor(() => expect(ofAppointment).toHaveBeenCalled())
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  show(() => Promise.reject(new NetworkError('unreachable')))
  expect(await screen.findByText(/^Failed to load the reminders/)).toBeVisible()
})
