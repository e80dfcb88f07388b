import { NetworkError } from '@oaklet/api'
import type { Client, MeasureSchedule, Permission } from '@oaklet/api/contract'
import { aClient, aMeasureSchedule, aPractice } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { MeasureSchedules } from './MeasureSchedules'

const NAMES = { practiceId: aPractice().id, clientId: aClient().id }
const REACHABLE = aClient({
  contacts: [
    { kind: 'email', value: 'mari@mail.example', mayEmail: true, mayText: false, mayVoicemail: false },
  ],
})

interface Shown {
  schedules?: MeasureSchedule[]
  client?: Client
  permissions?: Permission[]
  calls?: FakeApi['packets']
}

function show({ schedules = [aMeasureSchedule()], client = REACHABLE, permissions, calls = {} }: Shown) {
  const view = renderScreen(<MeasureSchedules client={client} practice={aPractice()} />, {
    api: { packets: { listSchedules: () => Promise.resolve(schedules), ...calls } },
    ...(permissions && { user: { permissions } }),
  })
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, press }
}

test('says what is asked for, by whom it was set and when it was asked last', async () => {
  const asked = aMeasureSchedule({
    ...{ kind: 'gad7', rhythm: 'four_weeks', lastAskedAt: '2026-11-16T15:00:00Z' },
  })
  show({ schedules: [aMeasureSchedule(), asked] })
  expect(
    await screen.findByText('Before each session. Set by Dana Reyes on Nov 2, 2026, not asked yet'),
  ).toBeVisible()
  expect(
    screen.getByText('Every 4 weeks. Set by Dana Reyes on Nov 2, 2026, asked last on Nov 16, 2026'),
  ).toBeVisible()
  expect(screen.queryByText('Nothing is sent')).toBeNull()
})

test('says why nothing is sent', async () => {
  const { unmount } = show({ client: aClient({ contacts: [] }) })
  expect(await screen.findByText('Nothing is sent')).toBeVisible()
  unmount()
  show({ client: { ...REACHABLE, status: 'inactive' } })
  expect(await screen.findByText('Nothing is sent while the client is not active.')).toBeVisible()
})

test('changes what was chosen alone, and keeps the choice where that fails', async () => {
  const setSchedule = vi
    .fn<() => Promise<MeasureSchedule[]>>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue([])
  const removeSchedule = vi.fn(() => Promise.resolve([]))
  const { user, press } = show({ calls: { setSchedule, removeSchedule } })
  await press('Change what is asked for before appointments')
  const dialog = within(await screen.findByRole('dialog', { name: 'Asked for before appointments' }))
  const choose = async (measure: RegExp, rhythm: string) => {
    await user.click(dialog.getByRole('button', { name: measure }))
    await user.click(await screen.findByRole('option', { name: rhythm }))
  }
  await choose(/GAD-7/, 'Every 2 weeks')
  await choose(/PHQ-9/, 'Not by itself')
  await press('Save')
  expect(await dialog.findByRole('alert')).toBeVisible()
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(removeSchedule).toHaveBeenCalledWith({ ...NAMES, measure: 'phq9' })
  expect(setSchedule).toHaveBeenLastCalledWith({ ...NAMES, measure: 'gad7' }, { rhythm: 'two_weeks' })
  expect(setSchedule).toHaveBeenCalledTimes(2)
  expect(toasts.visibleToasts.map(({ content }) => content.title)).toContain('Saved what is asked for')
})

test('leaves alone what somebody else sets while the dialog is open', async () => {
  const listSchedules = vi
    .fn<() => Promise<MeasureSchedule[]>>()
    .mockResolvedValueOnce([])
    .mockResolvedValue([aMeasureSchedule()])
  const setSchedule = vi.fn(() => Promise.resolve([]))
  const removeSchedule = vi.fn(() => Promise.resolve([]))
  const { user, press, queryClient } = show({ calls: { listSchedules, setSchedule, removeSchedule } })
  await press('Change what is asked for before appointments')
  const dialog = within(await screen.findByRole('dialog', { name: 'Asked for before appointments' }))
  await user.click(dialog.getByRole('button', { name: /GAD-7/ }))
  await user.click(await screen.findByRole('option', { name: 'Every 2 weeks' }))
  await act(() => queryClient.invalidateQueries())
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(listSchedules.mock.calls.length).toBeGreaterThan(1)
  expect(setSchedule).toHaveBeenCalledExactlyOnceWith({ ...NAMES, measure: 'gad7' }, { rhythm: 'two_weeks' })
  expect(removeSchedule).not.toHaveBeenCalled()
})

test('is changed by those alone who may send forms', async () => {
  show({ schedules: [], permissions: ['clients:view', 'measures:view'] })
  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
