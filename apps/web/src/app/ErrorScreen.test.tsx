import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isNewRelease } from '../shared/is-new-release'
import { reloadPage } from '../shared/reload-page'
import { renderScreen } from '../testing/render-screen'
import { ErrorScreen } from './ErrorScreen'

vi.mock('../shared/is-new-release', () => ({ isNewRelease: vi.fn() }))
vi.mock('../shared/reload-page', () => ({ reloadPage: vi.fn() }))
beforeEach(() => void vi.mocked(reloadPage).mockClear())

test('a screen that broke says so, and loads the page anew only when asked', async () => {
  vi.mocked(isNewRelease).mockResolvedValue(false)
  const { user } = renderScreen(<ErrorScreen />)
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  expect(reloadPage).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Reload Page' }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a screen whose code went with an older release is loaded anew by itself, without a word of failure', async () => {
  vi.mocked(isNewRelease).mockResolvedValue(true)
  renderScreen(<ErrorScreen />)
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})
