import { ApiError, NetworkError } from '@oaklet/api'
import { anInvitationView, aUser, createDeferred, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference } from '../../../shared/local-preference'
import { JoiningContext } from '../../../shared/use-joining'
import { PageShownContext } from '../../../shared/use-page'
import { fakeSession, signedInSession } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { JoinScreen } from './JoinScreen'

const PASSWORD = 'four words in a row'
const EMAIL = anInvitationView().email

function show({
  at = '/join#token',
  session = fakeSession({ status: 'signed-out', user: null, reason: null }),
} = {}) {
  const joining = {
    lookUp: vi.fn(() => Promise.resolve(anInvitationView())),
    accept: vi.fn(() => Promise.resolve({ email: EMAIL })),
    join: vi.fn(() =>
      Promise.resolve({ organizationId: fixtureId(2), organizationName: 'Oakwood Therapy Group' }),
    ),
  }
  const isPageShown = { current: false }
  const render = () =>
    renderScreen(
      <PageShownContext value={isPageShown}>
        <JoiningContext value={joining}>
          <JoinScreen />
        </JoiningContext>
      </PageShownContext>,
      { at, session },
    )
  return { joining, session, render }
}
const failed = (code: 'not_found' | 'email_taken' | 'validation_failed', status: number, more = {}) =>
  new ApiError({ code, status, serverMessage: null, requestId: null, ...more })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })

test('says who invites into what, opens the account, signs in and goes to the dashboard', async () => {
  const { joining, session, render } = show()
  const { user } = render()
  expect(await heading('Join Oakwood Therapy Group')).toBeVisible()
  expect(screen.getByText(/Olivia Wren asks you to work with/)).toBeVisible()
  expect(joining.lookUp).toHaveBeenCalledExactlyOnceWith({ token: 'token' }, expect.anything())
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ivy Park')
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
  expect(await screen.findByText('Went to /dashboard')).toBeVisible()
  expect(joining.accept).toHaveBeenCalledExactlyOnceWith({
    token: 'token',
    name: 'Ivy Park',
    password: PASSWORD,
  })
  expect(session.login).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, password: PASSWORD })
})

test('the account that could not be signed in to is there, and the sign-in page knows its e-mail', async () => {
  const { session, render } = show()
  vi.mocked(session.login).mockRejectedValue(new NetworkError('unreachable'))
  const { user } = render()
  await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
  expect(await heading('Your account is open')).toBeVisible()
  await user.click(await button('Sign in'))
  expect(await screen.findByText('Went to /login')).toBeVisible()
  expect(readPreference(PREFERENCE_KEYS.rememberedEmail)).toBe(EMAIL)
})

test('a failure keeps what was typed; what is refused is told at its field', async () => {
  const { joining, render } = show()
  const { user } = render()
  await user.type(await screen.findByLabelText('Password'), 'short{Enter}')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Use at least 12 characters/)
  expect(joining.accept).not.toHaveBeenCalled()
  joining.accept.mockRejectedValueOnce(new NetworkError('unreachable'))
  await user.type(screen.getByLabelText('Password'), ' but longer{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open your account. Oaklet can’t be')
  expect(screen.getByLabelText('Password')).toHaveValue('short but longer')
  const fieldErrors = [{ path: 'password', message: 'This password is among the most common' }]
  joining.accept.mockRejectedValueOnce(failed('validation_failed', 422, { fieldErrors }))
  await user.click(await button('Open account and join'))
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/most common/))
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
  expect(await screen.findByText('Went to /dashboard')).toBeVisible()
})

test('whoever has an account signs in first, and comes back with the invitation', async () => {
  const { joining, render } = show()
  joining.lookUp.mockResolvedValue(anInvitationView({ hasAccount: true }))
  const { user, router } = render()
  await user.click(await button('Sign in to join'))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/join#token' })
})

test('an account that was opened meanwhile is signed in to instead', async () => {
  const { joining, render } = show()
  const { user } = render()
  joining.accept.mockRejectedValueOnce(failed('email_taken', 409))
  joining.lookUp.mockResolvedValue(anInvitationView({ hasAccount: true }))
  await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
  expect(await button('Sign in to join')).toBeVisible()
})

test('who is signed in joins with that account, and goes on in the organization', async () => {
  const { joining, session, render } = show({
    session: signedInSession(aUser({ email: EMAIL.toUpperCase() })),
  })
  const { user } = render()
  joining.join.mockRejectedValueOnce(new NetworkError('unreachable'))
  await user.click(await button('Join Oakwood Therapy Group'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to join. Oaklet can’t be reached')
  await user.click(await button('Join Oakwood Therapy Group'))
  expect(await screen.findByText('Went to /dashboard')).toBeVisible()
  expect(session.switchOrganization).toHaveBeenCalledExactlyOnceWith(fixtureId(2))
})

test('somebody else who is signed in signs out first, and stays at the invitation', async () => {
  const { session, render } = show({ session: signedInSession(aUser({ email: 'sam@oakwood.example' })) })
  vi.mocked(session.logout).mockImplementation(() => {
    session.set({ ...session.store.getState(), status: 'signed-out', user: null } as never)
    return Promise.resolve()
  })
  const { user } = render()
  expect(await heading('This invitation is for another e-mail')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(`invited ${EMAIL} to Oakwood Therapy Group`)
  await user.click(await button('Sign out and go on'))
  expect(await heading('Join Oakwood Therapy Group')).toBeVisible()
})

test('a link that ran out, was used or taken back says what to do', async () => {
  const { joining, render } = show()
  joining.lookUp.mockRejectedValue(failed('not_found', 404))
  render()
  expect(await heading('This invitation is no longer good')).toBeVisible()
  expect(screen.getByText(/Ask whoever invited you for a new one/)).toBeVisible()
})

test('an invitation that is taken back while somebody answers it is no longer good', async () => {
  const { joining, render } = show()
  const { user } = render()
  const field = await screen.findByLabelText('Password')
  joining.accept.mockRejectedValueOnce(failed('not_found', 404))
  joining.lookUp.mockRejectedValue(failed('not_found', 404))
  await user.type(field, `${PASSWORD}{Enter}`)
  await waitFor(async () => expect(await heading('This invitation is no longer good')).toHaveFocus())
})

test('a link without its end asks nobody, and says so', async () => {
  const { joining, render } = show({ at: '/join' })
  render()
  expect(await heading('Open the link in your mail')).toBeVisible()
  expect(joining.lookUp).not.toHaveBeenCalled()
})

test('says that it is being looked up, and when it could not be, and tries again', async () => {
  const { joining, render } = show()
  const first = createDeferred<ReturnType<typeof anInvitationView>>()
  joining.lookUp.mockReturnValueOnce(first.promise)
  const { user } = render()
  expect(await screen.findByText('Looking your invitation up')).toBeInTheDocument()
  first.reject(new NetworkError('unreachable'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open the invitation')
  await user.click(await button('Try again'))
  await waitFor(async () => expect(await heading('Join Oakwood Therapy Group')).toHaveFocus())
  expect(screen.queryByRole('alert')).toBeNull()
})
