import { ApiError } from '@oaklet/api'
import { aMfaStatus } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { TwoStepSection } from './TwoStepSection'

const ON = aMfaStatus({ attempt: null })
const OFF = aMfaStatus({ enabled: false, method: null, attempt: null })
const confirmed = () => Promise.resolve({ success: true as const, token: 'a.b.c', expiresIn: 300 })

const show = (mfa: FakeApi['mfa']) => renderScreen(<TwoStepSection />, { api: { mfa } })
const button = (name: string) => screen.findByRole('button', { name })

test('says whether codes are asked for, where they go, and what a lost mailbox means', async () => {
  show({ status: () => Promise.resolve(ON) })
  expect(await screen.findByText('On')).toBeVisible()
  expect(screen.getByText('o•••@oakwood.example')).toBeVisible()
  expect(screen.getByText('If you lose access to this mailbox')).toBeVisible()
})

test('is switched on with the password, by keyboard alone, and focus stays where it was', async () => {
  const enableEmail = vi.fn(() => Promise.resolve(ON))
  const confirmPassword = vi.fn(confirmed)
  const { user } = show({ status: () => Promise.resolve(OFF), confirmPassword, enableEmail })
  ;(await button('Switch codes on')).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Current password')).toHaveFocus()
  await user.keyboard('my password{Enter}')
  expect(await screen.findByText('On')).toBeVisible()
  expect(confirmPassword).toHaveBeenCalledExactlyOnceWith({ password: 'my password' })
  expect(enableEmail).toHaveBeenCalledExactlyOnceWith({ token: 'a.b.c' })
  await waitFor(async () => expect(await button('Switch codes off')).toHaveFocus())
})

test('is switched off the same way', async () => {
  const disable = vi.fn(() => Promise.resolve(OFF))
  const { user } = show({ status: () => Promise.resolve(ON), confirmPassword: confirmed, disable })
  await user.click(await button('Switch codes off'))
  await user.keyboard('my password{Enter}')
  expect(await screen.findByText('Off')).toBeVisible()
  expect(disable).toHaveBeenCalledOnce()
})

test('a wrong password is told at its field, and nothing is switched', async () => {
  const fieldErrors = [{ path: 'password', message: 'This is not your password' }]
  const facts = { code: 'validation_failed', status: 422, serverMessage: null, requestId: null } as const
  const enableEmail = vi.fn()
  const { user } = show({
    status: () => Promise.resolve(OFF),
    confirmPassword: () => Promise.reject(new ApiError({ ...facts, fieldErrors })),
    enableEmail,
  })
  await user.click(await button('Switch codes on'))
  await user.keyboard('wrong{Enter}')
  const field = screen.getByLabelText('Current password')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not your password/))
  expect(enableEmail).not.toHaveBeenCalled()
})

test('can be left as it is, with focus back on the button', async () => {
  const { user } = show({ status: () => Promise.resolve(OFF) })
  await user.click(await button('Switch codes on'))
  await user.click(await button('Cancel'))
  await waitFor(async () => expect(await button('Switch codes on')).toHaveFocus())
})

test('says when it could not be loaded, and tries again', async () => {
  const facts = { code: 'internal', status: 500, serverMessage: null, requestId: null } as const
  const status = vi.fn().mockRejectedValueOnce(new ApiError(facts)).mockResolvedValue(OFF)
  const { user } = show({ status })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get MFA status')
  await user.click(await button('Try again'))
  expect(await screen.findByText('Off')).toBeVisible()
})
