import { ApiError, NetworkError, RateLimitedError } from '@oaklet/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { PasswordSection } from './PasswordSection'

const show = (changePassword: NonNullable<FakeApi['account']>['changePassword']) =>
  renderScreen(<PasswordSection />, { api: { account: { changePassword } } as FakeApi })
const field = (name: string) => screen.getByLabelText(name)
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')

async function type({ user }: ReturnType<typeof show>, current = 'old', next = 'a long new passphrase') {
  await user.type(field('Current password'), current)
  await user.type(field('New password'), `${next}{Enter}`)
}

test.each([
  [0, /Password changed$/],
  [1, /Password changed\. One other device was signed out/],
])('changes it, says so with %i other devices ended, and keeps neither password', async (ended, words) => {
  const changePassword = vi.fn(() => Promise.resolve({ ended }))
  await type(show(changePassword))
  await waitFor(() => expect(spoken().trim()).toMatch(words))
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({
    currentPassword: 'old',
    newPassword: 'a long new passphrase',
  })
  expect([field('Current password'), field('New password')].map((box) => box.getAttribute('value'))).toEqual([
    '',
    '',
  ])
})

test('tells password managers which is which', () => {
  show(vi.fn())
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password')
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password')
  expect(field('New password').closest('form')).toContainElement(
    document.querySelector('input[autocomplete=username][value="owner@oakwood.example"]'),
  )
})

test('a wrong current password is told at its field, and both stay typed', async () => {
  const fieldErrors = [{ path: 'currentPassword', message: 'This is not your password' }]
  const facts = { code: 'validation_failed', status: 422, serverMessage: null, requestId: null } as const
  await type(show(() => Promise.reject(new ApiError({ ...facts, fieldErrors }))))
  await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(/not your password/))
  expect(field('New password')).toHaveValue('a long new passphrase')
})

test('a password that is too short is sent nowhere', async () => {
  const changePassword = vi.fn()
  await type(show(changePassword), 'old', 'short')
  expect(field('New password')).toHaveAccessibleDescription(/Use at least 12 characters/)
  expect(changePassword).not.toHaveBeenCalled()
})

test.each([
  [
    new RateLimitedError({ code: 'rate_limited', status: 429, serverMessage: null, requestId: null }, 30),
    /Please wait 30 seconds/,
  ],
  [new NetworkError('unreachable'), /Failed to change your password\. Oaklet can’t be reached/],
])('a failure is said at once, and what was typed stays: %s', async (error, words) => {
  await type(show(() => Promise.reject(error)))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(field('Current password')).toHaveValue('old')
})
