import { ApiError } from '@oaklet/api'
import { aPaymentConnection, fixtureId } from '@oaklet/api/testing'
import type { PaymentConnection } from '@oaklet/api/contract'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveFor } from '../../../shared/leave-for'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { CardPaymentsSection } from './CardPaymentsSection'

vi.mock('../../../shared/leave-for', () => ({ leaveFor: vi.fn() }))

const NONE = { state: 'not_connected', accountId: null, dashboard: null, connectedAt: null } as const

function show(changes: Partial<PaymentConnection>, verbs: FakeApi['paymentConnection'] = {}) {
  const get = vi.fn(() => Promise.resolve(aPaymentConnection(changes)))
  const shown = renderScreen(
    <>
      <CardPaymentsSection />
      <ToastRegion />
    </>,
    { api: { paymentConnection: { get, ...verbs } } },
  )
  return { ...shown, get }
}
const button = (name: string) => screen.findByRole('button', { name })

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
  vi.mocked(leaveFor).mockClear()
})

test.each<[Partial<PaymentConnection>, string, string[]]>([
  [NONE, 'Not connected', ['Connect Stripe']],
  [{ state: 'onboarding' }, 'Begun', ['Continue with Stripe', 'Disconnect Stripe']],
  [{ state: 'restricted' }, 'Needs something', ['Continue with Stripe', 'Disconnect Stripe']],
  [{ state: 'active' }, 'Connected', ['Disconnect Stripe']],
  [{ state: 'disconnected' }, 'Disconnected', ['Connect Stripe again']],
])('with %o it says “%s”, and offers %o', async (changes, word, buttons) => {
  show(changes)
  const card = await screen.findByRole('region', { name: 'Card payments' })
  expect(within(card).getByText(word)).toBeVisible()
  expect(within(card).getByText('Test mode')).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
})

test('leads to Stripe’s own dashboard, for those who may connect', async () => {
  const { unmount } = show({})
  expect(await screen.findByRole('link', { name: 'Open Stripe’s dashboard in a new tab' })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/test/dashboard',
  )
  unmount()
  show({ mayConnect: false, accountId: null, dashboard: null })
  expect(await screen.findByText('Connected')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('says what Stripe still needs, in words', async () => {
  show({ state: 'restricted', isTest: false, requirements: ['A bank account', 'The birth date of an owner'] })
  expect(await screen.findByRole('heading', { name: 'What Stripe needs' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['A bank account', 'The birth date of an owner'],
  ])
  expect(screen.queryByText('Test mode')).toBeNull()
})

test('connecting leaves for the address that the server gives', async () => {
  const connect = vi.fn(() => Promise.resolve({ address: '/test-provider/onboarding/1' }))
  const { user } = show(NONE, { connect })
  await user.click(await button('Connect Stripe'))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/test-provider/onboarding/1'))
  expect(connect).toHaveBeenCalledExactlyOnceWith({ practiceId: fixtureId(3) })
})

test('says why it can’t be connected, and how it stands by then', async () => {
  const refusal = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'This practice is connected already.',
  })
  const { user, get } = show(NONE, { connect: () => Promise.reject(refusal) })
  await button('Connect Stripe')
  get.mockResolvedValue(aPaymentConnection())
  await user.click(await button('Connect Stripe'))
  expect(await screen.findByText('This practice is connected already.')).toBeVisible()
  expect(await button('Disconnect Stripe')).toBeVisible()
  expect(leaveFor).not.toHaveBeenCalled()
})

test('disconnecting is asked first, and leaves the focus at what connects again', async () => {
  const { user, get } = show(
    {},
    {
      disconnect: () => Promise.resolve(aPaymentConnection({ state: 'disconnected' })),
    },
  )
  await user.click(await button('Disconnect Stripe'))
  const question = await screen.findByRole('alertdialog', { name: 'Disconnect Stripe?' })
  expect(within(question).getByText(/payments and cards can still be read/)).toBeVisible()
  get.mockResolvedValue(aPaymentConnection({ state: 'disconnected' }))
  await user.click(within(question).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('alertdialog', { name: 'Stripe is disconnected' })).toBeVisible()
  await waitFor(async () => expect(await button('Connect Stripe again')).toHaveFocus())
})

test('a reason against disconnecting stands in the question', async () => {
  const refusal = new ApiError({
    ...{ code: 'unavailable', status: 503, requestId: null },
    serverMessage: 'Stripe doesn’t answer now.',
  })
  const { user } = show({}, { disconnect: () => Promise.reject(refusal) })
  await user.click(await button('Disconnect Stripe'))
  const question = await screen.findByRole('alertdialog', { name: 'Disconnect Stripe?' })
  await user.click(within(question).getByRole('button', { name: 'Disconnect' }))
  expect(await within(question).findByText('Stripe doesn’t answer now.')).toBeVisible()
})

test('who may not connect sees how it stands, and why there is no button', async () => {
  show({ mayConnect: false, accountId: null, dashboard: null })
  expect(await screen.findByText('Connected')).toBeVisible()
  expect(screen.getByText(/Only who may edit billing and the practice’s settings/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
