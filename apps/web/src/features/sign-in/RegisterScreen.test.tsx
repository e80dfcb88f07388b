import { ApiError, NetworkError } from '@oaklet/api'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { registerErrors } from './register-form'
import { RegisterScreen } from './RegisterScreen'
import { typedRegistration } from './typed-registration'

const renderRegister = () => {
  const session = fakeSession({ status: 'signed-out', user: null, reason: null })
  return renderScreen(<RegisterScreen />, { at: '/register', session })
}

async function fill(user: ReturnType<typeof renderRegister>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada Marlow')
  await user.type(screen.getByRole('textbox', { name: 'Practice name' }), 'Marlow Therapy ')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@marlow.example')
  await user.type(screen.getByLabelText('Password'), 'four words in a row')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

test('opens a practice in the browser’s own time zone', async () => {
  const { user, session } = renderRegister()
  await fill(user)
  expect(session.register).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada Marlow',
    practiceName: 'Marlow Therapy',
    email: 'ada@marlow.example',
    password: 'four words in a row',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('leads on to the page for the code, and takes all but the password along', async () => {
  const { user, router } = renderRegister()
  await fill(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfa-verification'))
  expect(typedRegistration(router.state.location.state)).toMatchObject({
    name: 'Ada Marlow',
    email: 'ada@marlow.example',
  })
  expect(JSON.stringify(router.state.location.state)).not.toContain('four words')
})

test('a new practice is set up first', async () => {
  const { user, router } = renderRegister()
  await fill(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfa-verification'))
  expect(router.state.location.state).toMatchObject({ from: '/setup' })
})

test('has kept all but the password for whoever comes back', async () => {
  const { user, router } = renderRegister()
  await fill(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfa-verification'))
  await act(() => router.navigate(-1))
  expect(screen.getByRole('textbox', { name: 'Practice name' })).toHaveValue('Marlow Therapy')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('puts the server’s refusal at its field', async () => {
  const { user, session } = renderRegister()
  const fieldErrors = [{ path: 'password', message: 'This password is among the most common' }]
  vi.mocked(session.register).mockRejectedValue(
    new ApiError({
      code: 'validation_failed',
      status: 422,
      serverMessage: null,
      requestId: null,
      fieldErrors,
    }),
  )
  await fill(user)
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(/among the most common/)
})

test.each([
  ['without an answer', new NetworkError('unreachable'), /^Registration failed\. Oaklet can’t be reached/],
  [
    'without a reason',
    new ApiError({ code: 'internal', status: 400, serverMessage: null, requestId: null }),
    /^Registration failed$/,
  ],
])('says that registering failed %s, and keeps what was typed', async (_, error, words) => {
  const { user, session } = renderRegister()
  vi.mocked(session.register).mockRejectedValueOnce(error)
  await fill(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('textbox', { name: 'Practice name' })).toHaveValue('Marlow Therapy ')
  expect(screen.getByLabelText('Password')).toHaveValue('four words in a row')
})

test('asks for a long password, and takes spaces in it', () => {
  const values = { name: 'A', practiceName: 'B', email: 'a@b.co', password: 'short', timeZone: 'UTC' }
  expect(registerErrors(values)).toEqual([{ path: 'password', message: 'Use at least 12 characters' }])
  expect(registerErrors({ ...values, password: ' '.repeat(12) })).toEqual([])
})
