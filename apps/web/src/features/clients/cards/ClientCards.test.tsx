import { ApiError } from '@oaklet/api'
import {
  type Autopay,
  BUILT_IN_ROLE_PERMISSIONS,
  CARD_CONSENT,
  type PaymentConnection,
} from '@oaklet/api/contract'
import { aCard, aClient, anAutopay, aPaymentConnection, aPractice, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveFor } from '../../../shared/leave-for'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientCards } from './ClientCards'

vi.mock('../../../shared/leave-for', () => ({ leaveFor: vi.fn() }))

const client = aClient({ displayName: 'Mari Vega' })
const VISA = aCard()
const AMEX = aCard({
  ...{ id: fixtureId(71), brand: 'amex', lastFour: '0005', expiryYear: 2025 },
  ...{ isExpired: true, isDefault: false },
})
const path = { practiceId: fixtureId(3), clientId: client.id }

function show(
  verbs: FakeApi['cards'] = {},
  {
    connection = {},
    autopay = {},
    ...options
  }: Parameters<typeof renderScreen>[1] & {
    connection?: Partial<PaymentConnection>
    autopay?: Partial<Autopay>
  } = {},
) {
  const list = vi.fn(() => Promise.resolve([VISA, AMEX]))
  const shown = renderScreen(
    <>
      <ClientCards client={client} practice={aPractice({ id: path.practiceId })} />
      <ToastRegion />
    </>,
    {
      at: `/clients?client=${client.id}&tab=cards`,
      ...options,
      api: {
        paymentConnection: { get: () => Promise.resolve(aPaymentConnection(connection)) },
        cards: { list, autopay: () => Promise.resolve(anAutopay(autopay)), ...verbs },
      },
    },
  )
  return { ...shown, list }
}
type Shown = ReturnType<typeof show>
const choose = async ({ user }: Shown, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
  vi.mocked(leaveFor).mockClear()
})

test('tells each card by its last four digits, who asked the client, and which can’t be charged', async () => {
  show()
  const [visa, amex] = await screen.findAllByRole('listitem')
  expect(visa).toHaveTextContent('Visa ending in 4242')
  expect(visa).toHaveTextContent('Expires 12/2030. Agreed to on Nov 2, 2026, asked by Olivia Owner.')
  expect(visa).toHaveTextContent('Default')
  expect(amex).toHaveTextContent('American Express ending in 0005')
  expect(amex).toHaveTextContent('Expired')
  expect(screen.getByText('Test mode')).toBeVisible()
})

test('adding a card asks for the client’s consent first, and then leaves for Stripe', async () => {
  const start = vi.fn(() => Promise.resolve({ address: '/test-provider/checkout/1' }))
  const { user } = show({ start })
  await user.click(await screen.findByRole('button', { name: 'Add card' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a card' })
  expect(within(dialog).getByText(`“${CARD_CONSENT}”`)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Go on to Stripe' }))
  const agreed = within(dialog).getByRole('checkbox', { name: 'Mari Vega agrees to this' })
  await waitFor(() => expect(agreed).toHaveAccessibleDescription(/Ask the client/))
  expect(start).not.toHaveBeenCalled()
  await user.click(agreed)
  await user.click(within(dialog).getByRole('button', { name: 'Go on to Stripe' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/test-provider/checkout/1'))
  expect(start).toHaveBeenCalledExactlyOnceWith(path, { consentText: CARD_CONSENT })
})

test.each([
  ['kept', 'The card is kept.'],
  ['open', /No card was typed yet/],
  ['ended', /no card is kept/],
] as const)('back from Stripe, “%s” is said, and the address forgets it', async (state, words) => {
  const finish = vi.fn(() => Promise.resolve({ state, cards: [VISA] }))
  const { list, address } = show({ finish }, { at: `/clients?client=${client.id}&card=${fixtureId(90)}` })
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(finish).toHaveBeenCalledExactlyOnceWith(path, { setupId: fixtureId(90) }, expect.anything())
  expect(address()).toBe(`/clients?client=${client.id}&tab=cards`)
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(finish.mock.invocationCallOrder[0]).toBeLessThan(list.mock.invocationCallOrder[0] ?? 0)
})

test('a card that could not be kept is asked for again', async () => {
  const failure = new ApiError({
    ...{ code: 'unavailable', status: 503, requestId: null },
    serverMessage: 'Stripe doesn’t answer now.',
  })
  const finish = vi
    .fn()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ state: 'kept', cards: [VISA] })
  const { user } = show({ finish }, { at: `/clients?client=${client.id}&card=${fixtureId(90)}` })
  expect(await screen.findByText('Stripe doesn’t answer now.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The card is kept.')).toBeVisible()
})

test('makes another card the default, and removes one after a question', async () => {
  const setDefault = vi.fn(() => Promise.resolve([AMEX, VISA]))
  const remove = vi.fn(() => Promise.resolve([VISA]))
  const shown = show({ setDefault, remove })
  const name = 'American Express ending in 0005'
  await choose(shown, name, 'Make default')
  expect(await toast(`${name} is the default now`)).toBeVisible()
  expect(setDefault).toHaveBeenCalledExactlyOnceWith({ ...path, cardId: AMEX.id })
  await choose(shown, name, 'Remove')
  const question = await screen.findByRole('alertdialog', { name: `Remove ${name}?` })
  await shown.user.click(within(question).getByRole('button', { name: 'Remove card' }))
  expect(await toast(`${name} deleted`)).toBeVisible()
  expect(remove).toHaveBeenCalledExactlyOnceWith({ ...path, cardId: AMEX.id })
})

test('a practice that isn’t connected is told so; cards can still be seen and removed', async () => {
  show({}, { connection: { state: 'disconnected' } })
  expect(await screen.findByText(/isn’t connected with Stripe/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open billing settings' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Actions for Visa ending in 4242' })).toBeVisible()
})

test('who may only look sees the cards, and changes none', async () => {
  show({}, { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] } })
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(await screen.findByRole('region', { name: 'Autopay' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says what a card is for while there is none, and why none could be loaded', async () => {
  const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })
  const list = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([])
  const { user } = show({ list })
  expect(await screen.findByText('Failed to load cards')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Mari Vega has no card on file/)).toBeVisible()
})

const autopayCard = async () => within(await screen.findByRole('region', { name: 'Autopay' }))

test('Autopay is turned on and off for the client, and says who did and when', async () => {
  const autopay = vi
    .fn()
    .mockResolvedValueOnce(anAutopay({ isOn: false, changedBy: null, changedAt: null }))
    .mockResolvedValue(anAutopay())
  const setAutopay = vi.fn(() => Promise.resolve(anAutopay()))
  const { user } = show({ autopay, setAutopay })
  const card = await autopayCard()
  expect(card.getByText('Off')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Turn on Autopay' }))
  expect(await toast('Autopay of Mari Vega is on')).toBeVisible()
  expect(setAutopay).toHaveBeenCalledExactlyOnceWith(path, { isOn: true })
  expect(await card.findByText('Turned on by Olivia Owner on Nov 2, 2026.')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Turn off Autopay' }))
  await waitFor(() => expect(setAutopay).toHaveBeenLastCalledWith(path, { isOn: false }))
})

test('a refusal of the server is said beside the button', async () => {
  const failure = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'The client’s bank disputes a payment.',
  })
  const { user } = show({ setAutopay: () => Promise.reject(failure) }, { autopay: { isOn: false } })
  const card = await autopayCard()
  await user.click(card.getByRole('button', { name: 'Turn on Autopay' }))
  expect(await card.findByRole('alert')).toHaveTextContent('The client’s bank disputes a payment.')
})

test.each<[Partial<Autopay>, RegExp]>([
  [{ declines: 1 }, /declined on 1 night\. It is tried again the next night/],
  [{ takesCopays: false }, /Copays are not charged.*Then turn Autopay off and on\./],
  [{ waitsFor: 'dispute' }, /Nothing is charged because the bank disputes a payment/],
  [{ waitsFor: 'expired_card' }, /Nothing is charged: the default card has expired/],
  [{ isOn: false, stopped: 'declined', changedBy: null }, /by itself on Nov 2, 2026.*declined on three/],
  [{ isOn: false, stopped: 'confirmation_needed', changedBy: null }, /confirmation of each charge/],
])('Autopay that is %j says so', async (autopay, words) => {
  show({}, { autopay })
  expect((await autopayCard()).getByText(words)).toBeVisible()
})

test('where the practice doesn’t use Autopay it can’t be turned on, and a link leads to its settings', async () => {
  show({}, { autopay: { isOn: false, changedAt: null, changedBy: null, waitsFor: 'practice' } })
  const card = await autopayCard()
  expect(card.getByText(/can be turned on once the practice uses Autopay/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Open the settings of invoices' })).toBeVisible()
  expect(card.queryByRole('button')).toBeNull()
})
