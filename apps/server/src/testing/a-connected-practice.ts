import { type Card, CARD_CONSENT, type FinishedCard, type PaymentCallback } from '@oaklet/api/contract'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** The body of the way back that an address says. */
export const callbackBody = (address: string): Record<string, string | boolean> => {
  const query = new URLSearchParams(address.split('?')[1])
  const { refresh, ...body } = Object.fromEntries(query)
  return refresh === undefined ? body : { ...body, refresh: true }
}

export const callbackPath = ({ organizationId }: TestPractice): string =>
  `/api/v1/organizations/${organizationId}/payment-callback`

/** Asks for the address to connect at. */
export const addressToConnect = async (practice: TestPractice, by: SignedInPerson): Promise<string> =>
  dataOf<{ address: string }>(await by.request('POST', practice.path('payment-connection/connect'))).address

/** Connects the practice: all that the provider asks for, or all but the bank account. */
export async function connectPractice(
  { payments }: TestApp,
  practice: TestPractice,
  by: SignedInPerson,
  told: 'all' | 'later' = 'all',
): Promise<PaymentCallback> {
  const back = await payments.visit(await addressToConnect(practice, by), { told })
  return dataOf(await by.request('POST', callbackPath(practice), callbackBody(back)))
}

/** Asks a client for a card, who chooses one of the test cards; the id of the setup. */
export async function chooseCard(
  { payments }: TestApp,
  practice: TestPractice,
  by: SignedInPerson,
  { clientId, lastFour = '4242' }: { clientId: string; lastFour?: string },
): Promise<string> {
  const path = practice.path(`clients/${clientId}/cards/start`)
  const started = await by.request('POST', path, { consentText: CARD_CONSENT })
  const back = await payments.visit(dataOf<{ address: string }>(started).address, { card: lastFour })
  return new URLSearchParams(back.split('?')[1]).get('card') ?? ''
}

/** Keeps a card of a client, in a practice that is connected. */
export async function keepCard(
  test: TestApp,
  practice: TestPractice,
  by: SignedInPerson,
  of: { clientId: string; lastFour?: string },
): Promise<Card> {
  const setupId = await chooseCard(test, practice, by, of)
  const path = practice.path(`clients/${of.clientId}/cards/finish`)
  const { cards } = dataOf<FinishedCard>(await by.request('POST', path, { setupId }))
  const card = cards.find(({ id }) => id === setupId)
  if (card === undefined) throw new Error('the card was not kept')
  return card
}
