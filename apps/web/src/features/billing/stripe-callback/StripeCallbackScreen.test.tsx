import { ApiError, NetworkError } from '@oaklet/api'
import type { PaymentCallback } from '@oaklet/api/contract'
import { aPaymentCallback, aPaymentConnection, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveFor } from '../../../shared/leave-for'
import { fakeSession, signedInSession } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { heldCallback, holdCallback } from './callback-address'
import { StripeCallbackScreen } from './StripeCallbackScreen'

vi.mock('../../../shared/leave-for', () => ({ leaveFor: vi.fn() }))

const ADDRESS = '/billing/stripe-callback'
const SECRET = { state: 'a-state', code: 'a-code' }

beforeEach(() => {
  holdCallback(null)
  vi.mocked(leaveFor).mockClear()
})

function show(
  answer: () => Promise<PaymentCallback> = () => Promise.resolve(aPaymentCallback()),
  { at = `${ADDRESS}?state=a-state&code=a-code`, session = signedInSession(), connect = vi.fn() } = {},
) {
  const takeCallback = vi.fn(answer)
  const shown = renderScreen(<StripeCallbackScreen />, {
    ...{ at, session },
    api: { paymentConnection: { takeCallback, connect } },
  })
  return { ...shown, takeCallback }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const failed = (code: 'not_found' | 'forbidden' | 'unavailable', status: number) => () =>
  Promise.reject(new ApiError({ code, status, serverMessage: null, requestId: null }))
const came =
  (outcome: PaymentCallback['outcome'], more: Partial<PaymentCallback> = {}) =>
  () =>
    Promise.resolve(aPaymentCallback({ outcome, ...more }))

test('hands over what Stripe added, which has left the address, and leads back to billing settings', async () => {
  const { takeCallback, address } = show()
  expect(await heading('Stripe is connected')).toBeVisible()
  expect(address()).toBe(ADDRESS)
  expect(takeCallback).toHaveBeenCalledExactlyOnceWith({ orgId: fixtureId(2) }, SECRET, expect.anything())
  expect(screen.getByText('Test mode')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to billing settings' })).toHaveAttribute(
    'href',
    '/billing/settings?section=cards',
  )
  expect(heldCallback()).toBeNull()
})

test.each<[string, string, object]>([
  ['error=access_denied&state=s', 'access denied', { error: 'access_denied', state: 's' }],
  ['refresh=1&state=s', 'a new link', { refresh: true, state: 's' }],
  ['state=s', 'a way back alone', { state: 's' }],
])('sends %s as %s', async (search, _, body) => {
  const { takeCallback } = show(came('declined'), { at: `${ADDRESS}?${search}` })
  expect(await heading('You didn’t connect Stripe')).toBeVisible()
  expect(screen.getByText('Nothing was changed.')).toBeVisible()
  expect(takeCallback).toHaveBeenCalledExactlyOnceWith(expect.anything(), body, expect.anything())
})

test.each<[() => Promise<PaymentCallback>, string, RegExp]>([
  [came('already_connected'), 'Stripe is connected already', /Oakwood Downtown has an account/],
  [came('expired', { practice: null, connection: null }), 'This link is no longer good', /Start again/],
  [failed('not_found', 404), 'This practice isn’t one of yours', /Nothing was changed/],
  [failed('forbidden', 403), 'You may not connect Stripe', /Ask an owner/],
])('says in its own words what came of it: case %#', async (answer, title, sentence) => {
  show(answer)
  expect(await heading(title)).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to billing settings' })).toBeVisible()
})

test.each(['restricted', 'onboarding'] as const)('%s: goes on at Stripe from here', async (state) => {
  const connection = aPaymentConnection({ state, requirements: ['A bank account'] })
  const connect = vi.fn(() => Promise.resolve({ address: 'https://connect.stripe.example/2' }))
  const { user } = show(came(state, { connection }), { connect })
  await user.click(await screen.findByRole('button', { name: 'Continue with Stripe' }))
  expect(screen.getByText('A bank account')).toBeVisible()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://connect.stripe.example/2'))
  expect(connect).toHaveBeenCalledExactlyOnceWith({ practiceId: fixtureId(3) })
})

test('a link that is too old at Stripe leads to a new one at once', async () => {
  show(came('continue', { address: 'https://connect.stripe.example/3' }))
  expect(await heading('Going on to Stripe')).toBeVisible()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://connect.stripe.example/3'))
})

test('tries again with the same when the server can’t be reached', async () => {
  const answer = vi
    .fn<() => Promise<PaymentCallback>>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(aPaymentCallback())
  const { user, takeCallback } = show(answer)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await heading('Stripe is connected')).toBeVisible()
  expect(takeCallback).toHaveBeenLastCalledWith({ orgId: fixtureId(2) }, SECRET, expect.anything())
})

test('who isn’t signed in signs in, and comes back without the secret in any address', async () => {
  const session = fakeSession({ status: 'signed-out', user: null, reason: null })
  const { router, takeCallback, unmount } = show(undefined, { session })
  expect(await screen.findByText('Went to /login')).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(router.state.location.state).toEqual({ from: ADDRESS })
  expect(takeCallback).not.toHaveBeenCalled()
  unmount()
  const back = show(undefined, { at: ADDRESS })
  expect(await heading('Stripe is connected')).toBeVisible()
  expect(back.takeCallback).toHaveBeenCalledExactlyOnceWith(expect.anything(), SECRET, expect.anything())
  back.unmount()
  show(undefined, { at: ADDRESS })
  expect(await heading('This link is no longer good')).toBeVisible()
})

test('the address alone is no link', async () => {
  const { takeCallback } = show(undefined, { at: ADDRESS })
  expect(await heading('This link is no longer good')).toBeVisible()
  expect(takeCallback).not.toHaveBeenCalled()
})
