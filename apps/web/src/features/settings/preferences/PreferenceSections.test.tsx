import { ApiError } from '@oaklet/api'
import type { UpdatePreferencesBody } from '@oaklet/api/contract'
import { createDeferred, somePreferences } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference } from '../../../shared/local-preference'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { DisplaySection } from './DisplaySection'
import { KeyboardSection } from './KeyboardSection'

const saved = (change: UpdatePreferencesBody) => {
  const { shortcuts = true, density = 'comfortable' } = change
  return Promise.resolve(somePreferences({ shortcuts, density }))
}
const show = (section: ReactElement, account: FakeApi['account'] = {}) =>
  renderScreen(section, {
    api: {
      account: {
        preferences: () => Promise.resolve(somePreferences()),
        updatePreferences: vi.fn(saved),
        ...account,
      },
    },
  })
const failure = () =>
  Promise.reject(new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null }))
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')
const shortcuts = () => screen.findByRole('switch', { name: 'Single-letter shortcuts' })
const compact = () => screen.findByRole('radio', { name: 'Compact' })

test('single letters are switched off at once and on the server, and that is said', async () => {
  const answer = createDeferred<ReturnType<typeof somePreferences>>()
  const updatePreferences = vi.fn(() => answer.promise)
  const { user } = show(<KeyboardSection />, { updatePreferences })
  await user.click(await shortcuts())
  expect(await shortcuts()).not.toBeChecked()
  expect(readPreference(PREFERENCE_KEYS.shortcuts)).toBe('off')
  await waitFor(() => expect(updatePreferences).toHaveBeenCalledExactlyOnceWith({ shortcuts: false }))
  answer.resolve(somePreferences({ shortcuts: false }))
  await waitFor(() => expect(spoken()).toContain('Shortcuts are off, saved'))
})

test('they are on again when the server refused, and that is said', async () => {
  const { user } = show(<KeyboardSection />, { updatePreferences: failure })
  await user.click(await shortcuts())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save your preferences')
  expect(await shortcuts()).toBeChecked()
})

test('of two quick changes the last one counts, whenever the answers come', async () => {
  const answers = [createDeferred<ReturnType<typeof somePreferences>>(), createDeferred<never>()]
  const updatePreferences = vi.fn(() => (answers.shift() ?? createDeferred<never>()).promise)
  const { user, queryClient } = show(<KeyboardSection />, { updatePreferences })
  const [first] = answers
  await user.click(await shortcuts())
  await user.click(await shortcuts())
  first?.resolve(somePreferences({ shortcuts: false }))
  await waitFor(() => expect(updatePreferences).toHaveBeenLastCalledWith({ shortcuts: true }))
  expect(await shortcuts()).toBeChecked()
  expect(queryClient.getQueryData(['account', 'preferences'])).toEqual(somePreferences())
})

test('the size changes at once and on the server, and leaves the shortcuts as they are', async () => {
  const updatePreferences = vi.fn(saved)
  const { user } = show(<DisplaySection />, { updatePreferences })
  await user.click(await compact())
  await waitFor(() => expect(spoken()).toContain('Size saved'))
  expect(updatePreferences).toHaveBeenCalledExactlyOnceWith({ density: 'compact' })
  expect(readPreference(PREFERENCE_KEYS.density)).toBe('compact')
})

test('the size goes back when the server refused', async () => {
  const { user } = show(<DisplaySection />, { updatePreferences: failure })
  await user.click(await compact())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await compact()).not.toBeChecked()
})

test('nothing can be chosen before it is known what was chosen, and a failure can be tried again', async () => {
  const preferences = vi.fn().mockImplementationOnce(failure).mockResolvedValue(somePreferences())
  const { user } = show(<DisplaySection />, { preferences })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your preferences')
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await compact()).not.toBeChecked()
})
