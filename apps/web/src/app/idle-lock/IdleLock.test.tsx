import { ApiError, NetworkError } from '@oaklet/api'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { IdleLock } from './IdleLock'

const MINUTE_MS = 60_000
const confirmPassword = vi.fn(() =>
  Promise.resolve({ success: true as const, token: 'proof', expiresIn: 300 }),
)
const mounted = vi.fn()

function Work() {
  mounted()
  return <textarea aria-label="Memo" defaultValue="" />
}

const show = () =>
  renderScreen(
    <IdleLock>
      <Work />
    </IdleLock>,
    { api: { mfa: { confirmPassword } } },
  )
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS))
const press = () => act(() => void fireEvent.keyDown(document.body, { key: 'a' }))
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })
const curtain = () => screen.queryByRole('dialog', { name: 'Locked' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mounted.mockClear()
  confirmPassword.mockReset()
  confirmPassword.mockResolvedValue({ success: true, token: 'proof', expiresIn: 300 })
})
afterEach(() => void vi.useRealTimers())

test('asks after 13 minutes without input, and goes on for one key', async () => {
  const { user } = show()
  await pass(12)
  expect(warning()).toBeNull()
  await pass(1)
  expect(warning()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(warning()).toBeNull()
  await pass(12)
  expect(warning()).toBeNull()
})

test('input puts the question off', async () => {
  show()
  await pass(12)
  press()
  await pass(12)
  expect(warning()).toBeNull()
  await pass(1)
  expect(warning()).toBeVisible()
})

test('locks after 15 minutes, and gives back what was typed for the right password', async () => {
  const { user } = show()
  fireEvent.change(screen.getByLabelText('Memo'), { target: { value: 'Half a sen' } })
  await pass(16)
  expect(warning()).toBeNull()
  expect(curtain()).toBeVisible()
  expect(document.title).toBe('Locked · Oaklet')
  press()
  expect(curtain()).toBeVisible()
  await user.type(screen.getByLabelText('Password'), 'oaklet-demo-2026{Enter}')
  expect(confirmPassword).toHaveBeenCalledExactlyOnceWith({ password: 'oaklet-demo-2026' })
  await waitFor(() => expect(curtain()).toBeNull())
  expect(screen.getByLabelText('Memo')).toHaveValue('Half a sen')
})

test('locks at once when asked to', async () => {
  const { user } = show()
  await pass(13.5)
  await user.click(screen.getByRole('button', { name: 'Lock now' }))
  await pass(0.01)
  expect(curtain()).toBeVisible()
})

test('says at the field that the password is wrong, and above it that the server can’t be reached', async () => {
  const { user } = show()
  await pass(16)
  confirmPassword.mockRejectedValueOnce(
    new ApiError({
      status: 422,
      code: 'validation_failed',
      serverMessage: 'Check what you typed.',
      requestId: null,
      fieldErrors: [{ path: 'password', message: 'This is not your password' }],
    }),
  )
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/This is not your password/),
  )
  confirmPassword.mockRejectedValueOnce(new NetworkError('unreachable'))
  await user.type(screen.getByLabelText('Password'), 'oaklet-demo-2026{Enter}')
  expect(await screen.findByText(/can’t be reached right now/)).toBeVisible()
  expect(curtain()).toBeVisible()
})

test('a page that is loaded while it is locked loads nothing until it is unlocked', async () => {
  window.localStorage.setItem('last-input', String(Date.now() - 20 * MINUTE_MS))
  const { user } = show()
  expect(curtain()).toBeVisible()
  expect(mounted).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Password'), 'oaklet-demo-2026{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Memo')).toBeVisible())
})

test('input in another tab counts here, and so does its lock', async () => {
  show()
  await pass(12)
  const elsewhere = (instant: number) => {
    window.localStorage.setItem('last-input', String(instant))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last-input' })))
  }
  elsewhere(Date.now())
  await pass(10)
  expect(warning()).toBeNull()
  elsewhere(Date.now() - 13 * MINUTE_MS)
  await pass(0.01)
  expect(warning()).toBeVisible()
  elsewhere(Date.now() - 15 * MINUTE_MS)
  await pass(0.01)
  expect(curtain()).toBeVisible()
})
