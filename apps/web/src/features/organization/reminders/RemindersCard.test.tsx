import { type Api, ApiError } from '@oaklet/api'
import { fixtureId, someReminderSettings } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { RemindersCard } from './RemindersCard'

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

const show = (updateSettings: Api['reminders']['updateSettings'] = vi.fn()) =>
  renderScreen(
    <>
      <RemindersCard />
      <ToastRegion />
    </>,
    {
      api: {
        reminders: {
          settings: () => Promise.resolve(someReminderSettings({ isOn: false, daysBefore: [2] })),
          updateSettings,
        },
      },
    },
  )

const edit = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Edit appointment reminders' }))
  return within(await screen.findByRole('dialog', { name: 'Edit appointment reminders' }))
}

test('says in words whether, when and how clients are reminded', async () => {
  show()
  const card = within(await screen.findByRole('region', { name: 'Appointment reminders' }))
  expect(await card.findByText('Off. Nobody is reminded.')).toBeVisible()
  for (const words of [
    'Nobody is told.',
    '2 days before',
    '8:00 AM to 8:00 PM',
    'Oakwood',
    'Less than 24 hours before the appointment',
  ]) {
    expect(card.getByText(words)).toBeVisible()
  }
})

test('saves what was changed on the version that was edited', async () => {
  const save = vi.fn<Api['reminders']['updateSettings']>(() =>
    Promise.resolve(someReminderSettings({ version: 2 })),
  )
  const shown = show(save)
  const dialog = await edit(shown)
  const { user } = shown
  await user.click(dialog.getByRole('checkbox', { name: 'Remind clients by e-mail' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Tell clients when an appointment is booked/ }))
  await user.click(dialog.getByRole('checkbox', { name: '1 day before' }))
  await user.clear(dialog.getByRole('textbox', { name: /Name in the mail/ }))
  await user.click(dialog.getByRole('button', { name: 'Save reminders' }))
  expect(await screen.findByRole('alertdialog', { name: 'Reminders saved' })).toBeVisible()
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    {
      ...{ isOn: true, tellsChanges: true, daysBefore: [2, 1], hours: { opens: '08:00', closes: '20:00' } },
      ...{ publicName: '', lateHours: 24, version: 1 },
    },
  )
})

test('what is missing is said at its field before the server is asked', async () => {
  const save = vi.fn()
  const shown = show(save)
  const dialog = await edit(shown)
  await shown.user.click(dialog.getByRole('checkbox', { name: '2 days before' }))
  await shown.user.click(dialog.getByRole('button', { name: 'Save reminders' }))
  expect(dialog.getByRole('group', { name: 'When' })).toHaveAccessibleDescription(/Choose at least one day/)
  expect(save).not.toHaveBeenCalled()
})

test('shows both versions when another person saved first', async () => {
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: 'Someone else changed this.', requestId: null },
    current: someReminderSettings({ version: 2, daysBefore: [7] }),
  })
  const shown = show(() => Promise.reject(stale))
  await edit(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Save reminders' }))
  const versions = await screen.findByRole('grid', { name: 'Both versions' })
  expect(within(versions).getByText('7 days before')).toBeVisible()
})
