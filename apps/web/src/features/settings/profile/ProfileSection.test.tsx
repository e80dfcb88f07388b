import { ApiError, NetworkError } from '@oaklet/api'
import type { User } from '@oaklet/api/contract'
import { anEmailChange, aUser, createDeferred, settle } from '@oaklet/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ProfileSection } from './ProfileSection'

const show = (account: FakeApi['account'] = {}) => renderScreen(<ProfileSection />, { api: { account } })
const refusedAt = (path: string, message: string) =>
  new ApiError({
    code: 'validation_failed',
    status: 422,
    serverMessage: null,
    requestId: null,
    fieldErrors: [{ path, message }],
  })
const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')

test('saves the name without the space around it, says so, and is known by it at once', async () => {
  const updateProfile = vi.fn(() => Promise.resolve(aUser({ name: 'Liv Wren' })))
  const { user, session } = show({ updateProfile })
  await user.clear(field('Your name'))
  await user.type(field('Your name'), ' Liv Wren {Enter}')
  await waitFor(() => expect(spoken()).toContain('Name saved'))
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ name: 'Liv Wren' })
  expect(session.reloadUser).toHaveBeenCalledOnce()
  expect(field('Your name')).toHaveValue('Liv Wren')
})

test('what is typed while the name is being saved stays', async () => {
  const answer = createDeferred<User>()
  const { user } = show({ updateProfile: () => answer.promise })
  await user.type(field('Your name'), ' B{Enter}')
  await user.type(field('Your name'), 'ell')
  await act(async () => {
    answer.resolve(aUser({ name: 'Olivia Wren B' }))
    await settle()
  })
  expect(spoken()).toContain('Name saved')
  expect(field('Your name')).toHaveValue('Olivia Wren Bell')
})

test('a name that could not be saved stays as it was typed', async () => {
  const updateProfile = vi.fn(() => Promise.reject(new NetworkError('unreachable')))
  const { user } = show({ updateProfile })
  await user.type(field('Your name'), '!{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save your name. Oaklet can’t be reached; what you entered is still here.',
  )
  expect(field('Your name')).toHaveValue('Olivia Wren!')
})

test('an empty name is refused at its field and sent nowhere', async () => {
  const updateProfile = vi.fn()
  const { user } = show({ updateProfile })
  await user.clear(field('Your name'))
  await user.click(button('Save name'))
  expect(field('Your name')).toHaveAccessibleDescription(/Enter your name/)
  expect(updateProfile).not.toHaveBeenCalled()
})

test('another e-mail takes the password and the code from its mailbox, by keyboard alone', async () => {
  const requestEmailChange = vi.fn(() => Promise.resolve(anEmailChange()))
  const confirmEmailChange = vi.fn(() => Promise.resolve(aUser({ email: 'olivia@oakwood.example' })))
  const { user, session } = show({ requestEmailChange, confirmEmailChange })
  expect(screen.getByText('owner@oakwood.example')).toBeVisible()
  button('Change e-mail').focus()
  await user.keyboard('{Enter}')
  expect(field('New e-mail')).toHaveFocus()
  await user.keyboard(' olivia@oakwood.example{Tab}my password{Enter}')
  await waitFor(() => expect(field('Code')).toHaveFocus())
  expect(requestEmailChange).toHaveBeenCalledExactlyOnceWith({
    email: 'olivia@oakwood.example',
    currentPassword: 'my password',
  })
  await user.keyboard('123456{Enter}')
  await waitFor(() => expect(spoken()).toContain('You now sign in with olivia@oakwood.example'))
  expect(confirmEmailChange).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  expect(session.reloadUser).toHaveBeenCalledOnce()
  expect(button('Change e-mail')).toHaveFocus()
})

test('a wrong password is told at its field, and the e-mail stays typed', async () => {
  const refusal = refusedAt('currentPassword', 'This is not your password')
  const { user } = show({ requestEmailChange: () => Promise.reject(refusal) })
  await user.click(button('Change e-mail'))
  await user.keyboard('olivia@oakwood.example{Tab}wrong{Enter}')
  await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(/not your password/))
  expect(field('New e-mail')).toHaveValue('olivia@oakwood.example')
})

test('a wrong code is told at its field; a new one is sent to the same address', async () => {
  const requestEmailChange = vi.fn(() => Promise.resolve(anEmailChange()))
  const refusal = refusedAt('code', 'That is not the code. You have 4 tries left.')
  const { user } = show({ requestEmailChange, confirmEmailChange: () => Promise.reject(refusal) })
  await user.click(button('Change e-mail'))
  await user.keyboard('olivia@oakwood.example{Tab}my password{Enter}')
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}')
  await waitFor(() => expect(field('Code')).toHaveAccessibleDescription(/You have 4 tries left/))
  await user.click(button('Send a new code'))
  await waitFor(() => expect(spoken()).toContain('A new code is on its way'))
  expect(requestEmailChange).toHaveBeenCalledTimes(2)
  expect(requestEmailChange.mock.calls[1]).toEqual(requestEmailChange.mock.calls[0])
})

test('a code that waits is not left behind without a question', async () => {
  const { user, router } = show({ requestEmailChange: () => Promise.resolve(anEmailChange()) })
  await user.click(button('Change e-mail'))
  await user.keyboard('olivia@oakwood.example{Tab}my password{Enter}')
  await screen.findByLabelText('Code')
  void router.navigate('/clients')
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})
