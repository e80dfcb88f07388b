import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNewRelease } from '../shared/is-new-release'
import { renderScreen } from '../testing/render-screen'
import { ErrorScreen } from './ErrorScreen'

vi.mock('../shared/is-new-release', () => ({ isNewRelease: vi.fn() }))
const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { origin: window.location.origin, reload })
})
afterEach(() => vi.unstubAllGlobals())

test('a screen that broke says so, and loads the page anew only when asked', async () => {
  vi.mocked(isNewRelease).mockResolvedValue(false)
  const { user } = renderScreen(<ErrorScreen />)
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Reload Page' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a screen whose code went with an older release is loaded anew by itself, without a word of failure', async () => {
  vi.mocked(isNewRelease).mockResolvedValue(true)
  renderScreen(<ErrorScreen />)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})
