import { ApiError } from '@oaklet/api'
import { aSignedInDevice, createDeferred, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { DevicesSection } from './DevicesSection'

const HERE = aSignedInDevice()
const PHONE = aSignedInDevice({ id: fixtureId(91), device: 'Safari on iPhone', isCurrent: false })
const TABLET = aSignedInDevice({ id: fixtureId(92), device: 'Chrome on iPad', isCurrent: false })

const show = (account: FakeApi['account'] = {}, devices = [HERE, PHONE, TABLET]) =>
  renderScreen(<DevicesSection />, {
    api: { account: { sessions: () => Promise.resolve(devices), ...account } },
  })
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)
const button = (name: string) => screen.findByRole('button', { name })
const facts = { serverMessage: null, requestId: null }

test('marks the device in hand, which can’t be signed out here', async () => {
  show()
  const [here, phone] = await screen.findAllByRole('listitem')
  expect(here).toHaveTextContent(/^Firefox on Windows.*This device$/)
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
  expect(phone).toHaveTextContent(/Safari on iPhone.*203\.0\.113\.7/)
})

test('one is signed out and leaves the list, which takes focus then', async () => {
  const endSession = vi.fn(() => Promise.resolve())
  const { user } = show({ endSession })
  ;(await button('Sign out Safari on iPhone')).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(endSession).toHaveBeenCalledExactlyOnceWith({ sessionId: PHONE.id })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus())
})

test('one that has ended by itself meanwhile leaves the list as well', async () => {
  const gone = new ApiError({ code: 'not_found', status: 404, ...facts })
  const { user } = show({ endSession: () => Promise.reject(gone) })
  await user.click(await button('Sign out Chrome on iPad'))
  await waitFor(() => expect(lines()).toHaveLength(2))
})

test('all others are signed out after a question, and focus is not lost', async () => {
  const endOtherSessions = vi.fn(() => Promise.resolve({ ended: 2 }))
  const { user } = show({ endOtherSessions })
  await user.click(await button('Sign out all other devices'))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Sign out all other devices?')
  expect(endOtherSessions).not.toHaveBeenCalled()
  await user.click(await button('Sign out the others'))
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible()
  expect(lines()).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus())
})

test('they stay signed in when the question is answered so', async () => {
  const endOtherSessions = vi.fn()
  const { user } = show({ endOtherSessions })
  await user.click(await button('Sign out all other devices'))
  await user.click(await button('Leave them signed in'))
  expect(endOtherSessions).not.toHaveBeenCalled()
  expect(lines()).toHaveLength(3)
})

test('a failure is said, and the device stays on the list', async () => {
  const failure = new ApiError({ code: 'internal', status: 500, ...facts })
  const { user } = show({ endSession: () => Promise.reject(failure) })
  await user.click(await button('Sign out Safari on iPhone'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign the device out')
  expect(lines()).toHaveLength(3)
})

test('says when the list could not be loaded, and tries again', async () => {
  const failure = new ApiError({ code: 'internal', status: 500, ...facts })
  const sessions = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([HERE])
  const { user } = show({ sessions })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your devices')
  await user.click(await button('Try again'))
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible()
})

test('says that the list is on its way when it takes a while', async () => {
  show({ sessions: () => createDeferred<never>().promise })
  expect(await screen.findByText('Loading your devices')).toBeInTheDocument()
})
