import { type Api, NetworkError } from '@oaklet/api'
import type { Client, User } from '@oaklet/api/contract'
import { aClient, aPractice, someClientReminders } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ClientRemindersDialog } from './ClientRemindersDialog'

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

const stopped = someClientReminders({ isStopped: true, stoppedAt: '2026-11-03T15:00:00Z' })
const EMAIL = { kind: 'email', value: 'mari@mail.example', mayText: false, mayVoicemail: false } as const

function show({
  reminders = someClientReminders(),
  contacts = [{ ...EMAIL, mayEmail: true }],
  setOfClient = vi.fn(),
  permissions,
}: {
  reminders?: ReturnType<typeof someClientReminders>
  contacts?: Client['contacts']
  setOfClient?: Api['reminders']['setOfClient']
  permissions?: User['permissions']
} = {}) {
  return renderScreen(
    <>
      <ClientRemindersDialog client={aClient({ contacts })} practice={aPractice()} onClose={vi.fn()} />
      <ToastRegion />
    </>,
    {
      user: permissions === undefined ? {} : { permissions },
      api: { reminders: { ofClient: () => Promise.resolve(reminders), setOfClient } },
    },
  )
}

test('reminders are stopped, a failure is said, and who stopped them is named', async () => {
  const setOfClient = vi
    .fn<Api['reminders']['setOfClient']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue({ ...stopped, stoppedByName: 'Dana Reyes' })
  const { user } = show({ setOfClient })
  expect(await screen.findByText(/^E-mailed before each appointment/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }))
  expect(await screen.findByText(/^Failed to save the reminders/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }))
  expect(
    await screen.findByText('No reminders are sent: Dana Reyes stopped them on Nov 3, 2026.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start reminders' })).toHaveFocus()
  expect(setOfClient).toHaveBeenLastCalledWith(expect.anything(), { isStopped: true })
})

test('what the client stopped is said so, and those who may not change clients change nothing', async () => {
  show({ reminders: stopped, permissions: ['clients:view'] })
  expect(
    await screen.findByText('No reminders are sent: the client stopped them on Nov 3, 2026.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start reminders' })).toBeNull()
})

test('a client without an e-mail that may be written to gets none', async () => {
  show({ contacts: [{ ...EMAIL, mayEmail: false }] })
  expect(
    await screen.findByText('No reminders are sent: the client has no e-mail that may be written to.'),
  ).toBeVisible()
})
