import { ApiError, NetworkError, RateLimitedError } from '@oaklet/api'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../../shared/local-preference'
import { fakeSession } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

afterEach(() => void vi.useRealTimers())

const ADA = 'ada@marlow.example'
const SENT = `If there is an account for ${ADA}, a code is on its way to it. It is good for 10 minutes.`

function renderForgot(at = '/forgot-password') {
  const passwordHelp = {
    forgotPassword: vi.fn(() => Promise.resolve()),
    resetPassword: vi.fn(() => Promise.resolve()),
  }
  const session = fakeSession({ status: 'signed-out', user: null, reason: null })
  return { passwordHelp, ...renderScreen(<ForgotPasswordScreen />, { at, session, passwordHelp }) }
}
type Rendered = ReturnType<typeof renderForgot>

const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const code = () => screen.getByRole('textbox', { name: 'Code' })
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000))
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')

async function askForCode({ user }: Rendered) {
  await user.clear(email())
  await user.type(email(), ` ${ADA} {Enter}`)
  await screen.findByRole('heading', { level: 1, name: 'Set a new password' })
}

async function enterCode({ user }: Rendered) {
  await user.type(code(), '123 456')
  await user.type(screen.getByLabelText('New password'), 'four words in a row{Enter}')
}

test('has a code sent, and says in the same words for everybody what comes next, aloud too', async () => {
  const rendered = renderForgot()
  await askForCode(rendered)
  expect(rendered.passwordHelp.forgotPassword).toHaveBeenCalledExactlyOnceWith({ email: ADA })
  expect(rendered.address()).toBe('/forgot-password?step=code')
  expect(screen.getByRole('main')).toHaveTextContent(SENT)
  expect(spoken()).toContain(SENT)
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument()
})

test('starts from the e-mail that is remembered, and asks for one that looks like one', async () => {
  writePreference(PREFERENCE_KEYS.rememberedEmail, 'sam@oakwood.example')
  const { user, passwordHelp } = renderForgot()
  expect(email()).toHaveValue('sam@oakwood.example')
  await user.clear(email())
  await user.type(email(), 'sam{Enter}')
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  expect(passwordHelp.forgotPassword).not.toHaveBeenCalled()
})

test.each([
  [
    new ApiError({ code: 'internal', status: 400, serverMessage: null, requestId: null }),
    /^Failed to send reset email$/,
  ],
  [new NetworkError('unreachable'), /^Failed to send reset email\. Oaklet can’t be reached/],
  [
    new RateLimitedError({ code: 'rate_limited', status: 429, serverMessage: null, requestId: null }, 9),
    /^Too many requests\. Please wait 9 seconds\./,
  ],
])('says why no code could be sent, and keeps the e-mail: %s', async (error, sentence) => {
  const { user, passwordHelp } = renderForgot()
  passwordHelp.forgotPassword.mockRejectedValue(error)
  await user.clear(email())
  await user.type(email(), `${ADA}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(email()).toHaveValue(ADA)
})

test('sets the password with the code, and sends the person to sign in, whose e-mail is remembered', async () => {
  const rendered = renderForgot()
  await askForCode(rendered)
  await enterCode(rendered)
  expect(rendered.passwordHelp.resetPassword).toHaveBeenCalledExactlyOnceWith({
    email: ADA,
    code: '123456',
    password: 'four words in a row',
  })
  await waitFor(() => expect(rendered.address()).toBe('/login'))
  expect(rendered.router.state.location.state).toMatchObject({ reason: 'password-changed' })
  expect(readPreference(PREFERENCE_KEYS.rememberedEmail)).toBe(ADA)
})

test('lets password managers and browsers fill in the code, and keep the password under the e-mail', async () => {
  await askForCode(renderForgot())
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/At least 12 characters/)
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(ADA)
})

test('says how many tries are left, and keeps what was typed', async () => {
  const rendered = renderForgot()
  const facts = { code: 'invalid_code', status: 401, requestId: null } as const
  rendered.passwordHelp.resetPassword.mockRejectedValue(
    new ApiError({ ...facts, serverMessage: 'That is not the code. You have 4 tries left.' }),
  )
  await askForCode(rendered)
  await enterCode(rendered)
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not the code. You have 4 tries left.')
  expect(code()).toHaveValue('123456')
  expect(screen.getByLabelText('New password')).toHaveValue('four words in a row')
})

test('puts the server’s refusal of a password at its field', async () => {
  const rendered = renderForgot()
  const fieldErrors = [{ path: 'password', message: 'This password is among the most common' }]
  const facts = { code: 'validation_failed', status: 422, serverMessage: null, requestId: null } as const
  rendered.passwordHelp.resetPassword.mockRejectedValue(new ApiError({ ...facts, fieldErrors }))
  await askForCode(rendered)
  await enterCode(rendered)
  expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(/among the most common/)
})

test('sends a new code after 30 s; before, it says once how long to wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const rendered = renderForgot()
  await askForCode(rendered)
  const button = screen.getByRole('button', { name: 'Send a new code' })
  await rendered.user.click(button)
  expect(rendered.passwordHelp.forgotPassword).toHaveBeenCalledOnce()
  expect(spoken()).toMatch(/You can ask for a new one in \d+ seconds\./)
  for (let second = 0; second < 30; second += 1) await seconds(1)
  await rendered.user.click(button)
  expect(rendered.passwordHelp.forgotPassword).toHaveBeenCalledTimes(2)
  expect(button).toHaveFocus()
})

test('takes a code of earlier, with the e-mail that it was sent to', async () => {
  const rendered = renderForgot()
  await rendered.user.click(screen.getByRole('link', { name: 'I have a code' }))
  expect(rendered.address()).toBe('/forgot-password?step=code')
  expect(screen.getByRole('main')).not.toHaveTextContent(/on its way/)
  await rendered.user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(email()).toHaveAccessibleDescription(/Enter an e-mail like/)
  await rendered.user.type(email(), ADA)
  await enterCode(rendered)
  expect(rendered.passwordHelp.resetPassword.mock.calls).toHaveLength(1)
})
