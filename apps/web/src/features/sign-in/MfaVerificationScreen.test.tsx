import { ApiError, NetworkError, RateLimitedError } from '@oaklet/api'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { LoginScreen } from './LoginScreen'
import { mailedCodeErrors } from '../../shared/mailed-code'
import { MfaVerificationScreen } from './MfaVerificationScreen'

afterEach(() => void vi.useRealTimers())

const renderMfa = (isWaiting = true) =>
  renderScreen(<MfaVerificationScreen />, {
    at: '/mfa-verification',
    session: fakeSession({ status: isWaiting ? 'mfa-required' : 'signed-out', reason: null }),
  })
const refusal = (code: 'invalid_code' | 'code_expired', serverMessage: string) =>
  new ApiError({ code, status: 401, serverMessage, requestId: null })
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000))
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')

test('comes after a right password, and remembers where the person was going', async () => {
  const session = fakeSession({ status: 'signed-out', user: null, reason: null })
  vi.mocked(session.login).mockResolvedValue('mfa-required')
  const { user, router } = renderScreen(<LoginScreen />, { at: '/login', session })
  await act(() => router.navigate('/login', { state: { from: '/clients' } }))
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'mfa@oakwood.example')
  await user.type(screen.getByLabelText('Password'), 'a password{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfa-verification'))
  expect(router.state.location.state).toEqual({ from: '/clients' })
})

test('sends the code as digits, by keyboard alone', async () => {
  const { user, session } = renderMfa()
  const field = screen.getByRole('textbox', { name: 'Code' })
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await user.type(field, ' 123 456{Enter}')
  expect(session.verifyMfa).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

test('asks for six digits without using up a try', async () => {
  const { user, session } = renderMfa()
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '12345{Enter}')
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  expect(session.verifyMfa).not.toHaveBeenCalled()
  expect(mailedCodeErrors('123456')).toEqual([])
})

test.each([
  [
    refusal('invalid_code', 'That is not the code. You have 4 tries left.'),
    /^That is not the code\. You have 4/,
  ],
  [refusal('code_expired', 'Please sign in again.'), /^Please sign in again\.$/],
  [
    new ApiError({ code: 'internal', status: 400, serverMessage: null, requestId: null }),
    /^MFA verification failed$/,
  ],
  [new NetworkError('unreachable'), /^MFA verification failed\. Oaklet can’t be reached/],
])('says aloud why a code was refused, and keeps it: %s', async (error, sentence) => {
  const { user, session } = renderMfa()
  vi.mocked(session.verifyMfa).mockRejectedValue(error)
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
})

test('sends a new code after 30 s; before, it says once how long to wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, session } = renderMfa()
  const button = screen.getByRole('button', { name: 'Send a new code' })
  expect(screen.getByText(/30 s/).closest('[aria-hidden=true]')).not.toBeNull()
  await user.click(button)
  expect(session.resendMfaCode).not.toHaveBeenCalled()
  expect(spoken()).toMatch(/A code was sent just now\. You can ask for a new one in \d+ seconds\./)
  for (let second = 0; second < 30; second += 1) await seconds(1)
  await user.click(button)
  expect(session.resendMfaCode).toHaveBeenCalledOnce()
  await waitFor(() => expect(spoken()).toContain('A new code is on its way.'))
  expect(screen.getByText(/You can ask for a new one in (30|29) s/)).toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('says when a new code can’t be sent, and how long to wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, session } = renderMfa()
  const facts = { code: 'rate_limited', status: 429, serverMessage: null, requestId: null } as const
  vi.mocked(session.resendMfaCode).mockRejectedValue(new RateLimitedError(facts, 9))
  for (let second = 0; second < 30; second += 1) await seconds(1)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please wait 9 seconds/)
})

test('of a registration says what the code is for, and starts there again when nothing waits', async () => {
  const registration = { name: 'Ada', practiceName: 'Marlow', email: 'ada@marlow.example', timeZone: 'UTC' }
  const { user, session, router } = renderMfa()
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate('/mfa-verification', { state: { registration } }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your e-mail')
  expect(screen.getByRole('main')).toHaveTextContent('We wrote to ada@marlow.example.')
  const facts = { code: 'internal', status: 400, serverMessage: null, requestId: null } as const
  vi.mocked(session.verifyMfa).mockRejectedValue(new ApiError(facts))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration failed$/)
  act(() => session.set({ status: 'signed-out', user: null, reason: null }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
  expect(router.state.location.state).toEqual({ registration })
})

test('goes back to sign in, and starts there when no sign-in waits for a code', async () => {
  const { user, address } = renderMfa()
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
  expect(address()).toBe('/login')
  const reloaded = renderMfa(false)
  expect(reloaded.address()).toBe('/login')
})
