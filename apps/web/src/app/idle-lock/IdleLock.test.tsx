import { ApiError, NetworkError } from '@oaklet/api'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeNow } from '../../testing/fake-now'
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
/** Each minute is drawn, as the next stage counts from what is drawn. */
async function pass(minutes: number) {
  for (let left = minutes; left > 0; left -= 1)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1) * MINUTE_MS))
}
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

test('says aloud what to do and that nothing is lost, and at the field whose password it is', async () => {
  show()
  await pass(15)
  const words = 'Enter your password to go on; everything is as you left it.'
  expect(screen.getAllByText(`Locked. ${words}`, { selector: '[role=log] *' })).not.toHaveLength(0)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('You are signed in as Olivia Wren.')
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
  window.localStorage.setItem('last-input', String(fakeNow() - 20 * MINUTE_MS))
  const { user } = show()
  expect(curtain()).toBeVisible()
  expect(mounted).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Password'), 'oaklet-demo-2026{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Memo')).toBeVisible())
})

test('tells password managers whose password it is, and nobody else', async () => {
  const { user } = show()
  await pass(16)
  const form = screen.getByLabelText('Password').closest('form')
  const names = form?.querySelectorAll('input[autocomplete=username]')
  expect([...(names ?? [])].map((name) => name.getAttribute('value'))).toEqual(['owner@oakwood.example'])
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus()
})

test('input in another tab counts here, and so does its lock', async () => {
  show()
  await pass(12)
  const elsewhere = (instant: number) => {
    window.localStorage.setItem('last-input', String(instant))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last-input' })))
  }
  elsewhere(fakeNow())
  await pass(10)
  expect(warning()).toBeNull()
  elsewhere(fakeNow() - 13 * MINUTE_MS)
  await pass(0.01)
  expect(warning()).toBeVisible()
  elsewhere(fakeNow() - 15 * MINUTE_MS)
  await pass(0.01)
  expect(curtain()).toBeVisible()
})

test('a browser that keeps nothing locks too, and opens again', async () => {
  for (const verb of ['getItem', 'setItem', 'removeItem'] as const) {
    const refusing = vi.spyOn(Storage.prototype, verb).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    onTestFinished(() => refusing.mockRestore())
  }
  const { user } = show()
  await pass(12)
  press()
  await pass(12)
  expect(warning()).toBeNull()
  await pass(1)
  expect(warning()).toBeVisible()
  await pass(2)
  expect(curtain()).toBeVisible()
  await user.type(screen.getByLabelText('Password'), 'oaklet-demo-2026{Enter}')
  await waitFor(() => expect(curtain()).toBeNull())
})

test('a time that was lost or can’t be read is not taken for input', async () => {
  show()
  await pass(12)
  for (const value of [null, 'yesterday']) {
    if (value === null) window.localStorage.removeItem('last-input')
    else window.localStorage.setItem('last-input', value)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last-input' })))
    await pass(0.5)
  }
  expect(warning()).toBeVisible()
  await pass(2)
  expect(curtain()).toBeVisible()
})
