import type { Api } from '@oaklet/api'
import { ApiError } from '@oaklet/api'
import type { PaymentDifference, PayoutDetails } from '@oaklet/api/contract'
import {
  aPage,
  aPaymentDifference,
  aPayout,
  aPayoutWithLines,
  aPractice,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { PayoutsScreen } from './PayoutsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

interface Shown {
  items?: PayoutDetails[]
  differences?: PaymentDifference[]
  comparedAt?: string | null
  at?: string
  more?: Partial<Api['payouts']>
}

const show = ({ items = [], differences = [], comparedAt = null, at, more }: Shown = {}) =>
  renderScreen(<PayoutsScreen />, {
    at: at ?? '/billing/payouts',
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      payouts: {
        list: () => Promise.resolve(aPage(items)),
        get: () => Promise.resolve(items[0] ?? aPayoutWithLines()),
        differences: () => Promise.resolve({ items: differences, comparedAt, currency: 'USD' }),
        ...more,
      },
    },
  })
const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling

test('lists what arrives when, with its fees, and says where no real money moves', async () => {
  const other = { id: fixtureId(77), arrivesOn: '2026-11-10', isTest: true, state: 'failed' } as const
  show({ items: [aPayoutWithLines(), aPayoutWithLines(other)] })
  const row = (name: RegExp) => screen.findByRole('row', { name })
  for (const words of ['Paid out', '$150.00', '$4.65', '$145.35']) {
    expect(await row(/Wed, Nov 11/)).toHaveTextContent(words)
  }
  expect(await row(/Wed, Nov 11/)).not.toHaveTextContent('Test mode')
  expect(await row(/Tue, Nov 10/)).toHaveTextContent('Refused by the bank')
  expect(await row(/Tue, Nov 10/)).toHaveTextContent('Test mode')
})

test('of a payout of which Stripe says nothing more it names no fees', async () => {
  show({ items: [{ ...aPayoutWithLines({ lines: [] }), ...aPayout({ grossCents: null, feeCents: null }) }] })
  expect(await screen.findAllByText('Not known')).toHaveLength(2)
})

test('a payout opens with its lines, each of which leads to its payment', async () => {
  const { user } = show({ items: [aPayoutWithLines()] })
  await user.click(await screen.findByRole('row', { name: /Wed, Nov 11/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of a payout' }))
  expect(await dialog.findByRole('link', { name: 'Card payment, Mari Vega' })).toHaveAttribute(
    'href',
    `/billing/payments?payment=${fixtureId(60)}`,
  )
  expect(dialog.getByText('Tue, Nov 10, fee $4.65')).toBeVisible()
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('an address that names a payout opens it, and closing it leads back to the list', async () => {
  const { user } = show({ at: `/billing/payouts?payout=${fixtureId(76)}` })
  expect(await fact('Fees of Stripe')).toHaveTextContent('$4.65')
  expect(await fact('In Stripe')).toHaveTextContent('po_1')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payouts')
})

test.each([
  [{ differenceCents: 250 }, 'The payout is $2.50 more than its lines come to.'],
  [{ differenceCents: -250 }, 'The payout is $2.50 less than its lines come to.'],
  [{ lines: [], differenceCents: 14_535 }, 'Stripe doesn’t say what this payout is made of.'],
])('says what is wrong with the lines: %#', async (changes, words) => {
  show({ items: [aPayoutWithLines(changes)], at: `/billing/payouts?payout=${fixtureId(76)}` })
  expect(await screen.findByText(words)).toBeVisible()
})

test('asks for the days that the address names, and for all where it names none', async () => {
  const list = vi.fn(() => Promise.resolve(aPage<PayoutDetails>([])))
  const { user } = show({ at: '/billing/payouts?arrives=days&from=2026-10-05&to=2026-10-06', more: { list } })
  expect(await screen.findByText('No payout matches')).toBeVisible()
  const asked = { limit: 25, from: '2026-10-05', to: '2026-10-06' }
  expect(list).toHaveBeenLastCalledWith(expect.anything(), asked, expect.anything())
  expect(screen.getByRole('group', { name: 'Dates' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Arrives/ }))
  await user.click(await screen.findByRole('option', { name: 'All days' }))
  expect(await screen.findByText('No payouts yet')).toBeVisible()
  expect(list).toHaveBeenLastCalledWith(expect.anything(), { limit: 25 }, expect.anything())
})

test('a difference is told in a sentence, with Stripe’s id and the way to the payment', async () => {
  show({ differences: [aPaymentDifference()], comparedAt: '2026-11-17T08:00:00Z' })
  const card = within(await screen.findByRole('region', { name: '1 difference from Stripe' }))
  expect(card.getByText('Stripe gave $40.00 back to a card, and that is not recorded here.')).toBeVisible()
  expect(card.getByText('In Stripe: re_1')).toBeVisible()
  expect(card.getByRole('link', { name: 'Payment of Mari Vega' })).toHaveAttribute(
    'href',
    `/billing/payments?payment=${fixtureId(60)}`,
  )
})

test('of a fee that differs it says what to do', async () => {
  const fee = aPaymentDifference({ kind: 'fee', id: 'pi_1', ourCents: 465, theirCents: 500 })
  show({ differences: [fee], comparedAt: '2026-11-17T08:00:00Z' })
  const card = within(await screen.findByRole('region', { name: '1 difference from Stripe' }))
  expect(card.getByText('The fee of a card payment is $4.65 here and $5.00 in Stripe.')).toBeVisible()
  expect(card.getByText(/^It is no money of your client/)).toBeVisible()
})

test('says that the books agree, once they were compared', async () => {
  const { unmount } = show({ comparedAt: '2026-11-17T08:00:00Z' })
  expect(await screen.findByText(/^Stripe’s book and yours agree, as of .*3:00 AM/)).toBeVisible()
  unmount()
  show()
  expect(await screen.findByText('No payouts yet')).toBeVisible()
  expect(screen.getByText('Your card payments are compared with Stripe’s book each night.')).toBeVisible()
  expect(screen.queryByText(/agree/)).toBeNull()
})

test.each([
  ['list', 'Failed to load payouts'],
  ['differences', 'Failed to compare with Stripe'],
])('where the %s can’t be loaded it says “%s”', async (call, words) => {
  const refused = () =>
    Promise.reject(new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null }))
  show({ more: { [call]: refused } })
  expect(await screen.findByText(words)).toBeVisible()
})
