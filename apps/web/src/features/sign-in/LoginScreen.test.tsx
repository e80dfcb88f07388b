import { ApiError, LoginThrottledError, NetworkError } from '@oaklet/api'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../shared/local-preference'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { LoginScreen } from './LoginScreen'

afterEach(() => void vi.useRealTimers())

function renderLogin(error?: Error) {
  const session = fakeSession({ status: 'signed-out', user: null, reason: null })
  if (error) vi.mocked(session.login).mockRejectedValue(error)
  return renderScreen(<LoginScreen />, { at: '/login', session })
}

async function submit(user: ReturnType<typeof renderLogin>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' olivia@oakwood.example ')
  await user.type(screen.getByLabelText('Password'), 'a password{Enter}')
}

const refusal = (status: number) =>
  new ApiError({ code: 'internal', status, serverMessage: null, requestId: null })

test('signs in by keyboard alone, and remembers the e-mail', async () => {
  const { user, session } = renderLogin()
  await submit(user)
  expect(session.login).toHaveBeenCalledExactlyOnceWith({
    email: 'olivia@oakwood.example',
    password: 'a password',
  })
  expect(readPreference(PREFERENCE_KEYS.rememberedEmail)).toBe('olivia@oakwood.example')
})

test('fills in the e-mail that is remembered', () => {
  writePreference(PREFERENCE_KEYS.rememberedEmail, 'sam@oakwood.example')
  renderLogin()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('sam@oakwood.example')
})

test('asks for what is missing without asking the server', async () => {
  const { user, session } = renderLogin()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByRole('group', { name: '2 things need your attention' })).toHaveFocus()
  expect(session.login).not.toHaveBeenCalled()
})

test('says the server’s sentence aloud when the password is wrong, and keeps what was typed', async () => {
  const facts = { code: 'invalid_credentials', status: 401, requestId: null } as const
  const { user } = renderLogin(
    new ApiError({ ...facts, serverMessage: 'The e-mail or the password is wrong.' }),
  )
  await submit(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail or the password is wrong.')
  expect(screen.getByLabelText('Password')).toHaveValue('a password')
})

test.each([
  ['there is no answer', new NetworkError('unreachable'), /^Login failed\. Oaklet can’t be reached/],
  ['a refusal gives no reason', refusal(400), /^Login failed$/],
  [
    'the server fails',
    refusal(500),
    /^Login failed\. Oaklet answered with an error\. What you typed is still/,
  ],
])('says so when %s, and keeps what was typed', async (_, error, words) => {
  const { user, session } = renderLogin(error)
  await submit(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('olivia@oakwood.example')
  expect(screen.getByLabelText('Password')).toHaveValue('a password')
  vi.mocked(session.login).mockResolvedValue('signed-in')
  await user.type(screen.getByLabelText('Password'), '{Enter}')
  await waitFor(() => expect(session.login).toHaveBeenCalledTimes(2))
})

test('counts the seconds for the eye only, and says once when they are over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sentence = 'Please wait 4 seconds before trying again'
  const { user } = renderLogin(new LoginThrottledError(sentence, 4))
  await submit(user)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(sentence)
  const count = screen.getByText(/s left/)
  expect(count.closest('[aria-hidden=true]')).not.toBeNull()
  for (let second = 0; second < 4; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByText('You can try again now.')).toBeVisible()
  expect(within(screen.getByRole('log')).getAllByText('You can try again now.')).toHaveLength(1)
})

test('tells someone who has set a new password to sign in with it, and says it aloud once', async () => {
  const { router } = renderLogin()
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate('/login', { state: { reason: 'password-changed' } }))
  expect(within(screen.getByRole('main')).getByText(/Your password was changed\./)).toBeVisible()
  expect(within(screen.getByRole('log')).getAllByText(/Your password was changed\./)).toHaveLength(1)
})

test('leads to a new password, and to a new account', () => {
  renderLogin()
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
})

test('tells someone whose session ran out why they are here, and says it aloud once', () => {
  const session = fakeSession({ status: 'signed-out', user: null, reason: 'expired' })
  renderScreen(<LoginScreen />, { at: '/login', session })
  expect(within(screen.getByRole('main')).getByText(/your session ended/)).toBeVisible()
  expect(within(screen.getByRole('log')).getAllByText(/your session ended/)).toHaveLength(1)
})
