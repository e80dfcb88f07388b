import { NetworkError } from '@oaklet/api'
import {
  NOTIFICATION_EVENTS,
  type NotificationChoice,
  type NotificationPreferences,
} from '@oaklet/api/contract'
import { createDeferred, settle, someNotificationPreferences } from '@oaklet/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { NotificationsSection } from './NotificationsSection'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

const show = (notifications: FakeApi['notifications'] = {}) =>
  renderScreen(<NotificationsSection />, {
    api: {
      notifications: {
        preferences: () => Promise.resolve(someNotificationPreferences()),
        savePreferences: vi.fn((body: NotificationPreferences) => Promise.resolve(body)),
        ...notifications,
      },
    },
  })
const box = (name: string) => screen.findByRole('checkbox', { name })
const saveButton = () => screen.getByRole('button', { name: 'Save choices' })

test('each event has a box for each way, named by both', async () => {
  show()
  expect(await box('Appointment cancelled: By e-mail')).toBeChecked()
  expect(await box('Appointment booked: By e-mail')).not.toBeChecked()
  expect(screen.getAllByRole('checkbox')).toHaveLength(2 * NOTIFICATION_EVENTS.length)
})

test('what was ticked is saved together, and nothing else, which another device may have changed', async () => {
  const savePreferences = vi.fn((body: NotificationPreferences) => Promise.resolve(body))
  const { user } = show({ savePreferences })
  await user.click(await box('Invoice overdue: By e-mail'))
  await user.click(await box('Appointment booked: In Oaklet'))
  await user.click(await box('Appointment changed: In Oaklet'))
  await user.click(await box('Appointment changed: In Oaklet'))
  expect(savePreferences).not.toHaveBeenCalled()
  await user.click(saveButton())
  await waitFor(() => expect(savePreferences).toHaveBeenCalledOnce())
  expect(savePreferences.mock.calls[0]?.[0].choices).toEqual([
    { event: 'invoice_overdue', inApp: true, email: true },
    { event: 'appointment_booked', inApp: false, email: false },
  ])
})

test('what is ticked while the rest is being saved is not lost', async () => {
  const answer = createDeferred<NotificationPreferences>()
  const { user, router } = show({ savePreferences: () => answer.promise })
  await user.click(await box('Invoice overdue: By e-mail'))
  await user.click(await box('Appointment booked: By e-mail'))
  await user.click(saveButton())
  await user.click(await box('Invoice overdue: By e-mail'))
  await user.click(await box('Appointment changed: By e-mail'))
  const isSaved = ({ event }: NotificationChoice) => event === 'invoice_overdue' || event.endsWith('booked')
  const { choices } = someNotificationPreferences()
  await act(async () => {
    answer.resolve({ choices: choices.map((one) => (isSaved(one) ? { ...one, email: true } : one)) })
    await settle()
  })
  expect(await box('Invoice overdue: By e-mail')).not.toBeChecked()
  expect(await box('Appointment changed: By e-mail')).toBeChecked()
  expect(await box('Appointment booked: By e-mail')).toBeChecked()
  void router.navigate('/clients')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('the boxes are gone through and ticked with the keyboard', async () => {
  const { user } = show()
  ;(await box('Appointment booked: In Oaklet')).focus()
  await user.keyboard(' ')
  expect(await box('Appointment booked: In Oaklet')).not.toBeChecked()
  await user.keyboard('{ArrowRight}')
  await waitFor(async () => expect(await box('Appointment booked: By e-mail')).toHaveFocus())
  await user.keyboard('{ArrowDown} ')
  expect(await box('Appointment changed: By e-mail')).toBeChecked()
})

test('says when the choices could not be loaded, and tries again', async () => {
  const preferences = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(someNotificationPreferences())
  const { user } = show({ preferences })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load notification choices')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Invoice overdue: By e-mail')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure is said and keeps what was ticked', async () => {
  const { user } = show({ savePreferences: () => Promise.reject(new NetworkError('unreachable')) })
  await user.click(await box('Invoice overdue: By e-mail'))
  await user.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save notification choices')
  expect(await box('Invoice overdue: By e-mail')).toBeChecked()
})

test('unsaved ticks are not left behind without a question; saved ones are', async () => {
  const { user, router } = show()
  await user.click(await box('Invoice overdue: By e-mail'))
  void router.navigate('/clients')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(saveButton())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  void router.navigate('/clients')
  expect(await screen.findByText('Went to /clients')).toBeVisible()
})
