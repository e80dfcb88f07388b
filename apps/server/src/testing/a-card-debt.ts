import type {
  AssignCardRefundBody,
  ChargeCardBody,
  Invoice,
  PaymentDetails,
  RefundCardBody,
} from '@oaklet/api/contract'
import { takeMissedIn } from '../modules/payment-events'
import { changeDispute } from '../payment-provider/test-provider/dispute-routes'
import { connectPractice, keepCard } from './a-connected-practice'
import type { SignedInPerson } from './a-person'
import { aPractice, type TestPractice } from './a-practice'
import { addClient, dataOf } from './an-appointment'
import { draftInvoice, invoiceInput, issue } from './an-invoice'
import type { TestApp } from './create-test-app'

/** What the client of {@link aDebt} owes, in cents. */
export const OWED = 10_000

/** Whose practice it is. */
interface Place {
  practice: TestPractice
  owner: SignedInPerson
}

async function aPlace(test: TestApp): Promise<Place> {
  const practice = await aPractice(test)
  return { practice, owner: await practice.as('Owner') }
}

/** A connected practice with a client who may keep cards. */
export async function aDesk(test: TestApp, place?: Place) {
  const { practice, owner } = place ?? (await aPlace(test))
  await connectPractice(test, practice, owner)
  const { id: clientId } = await addClient(practice, owner)
  const { accountId } = dataOf<{ accountId: string }>(
    await owner.request('GET', practice.path('payment-connection')),
  )
  return { practice, owner, clientId, accountId, cards: practice.path(`clients/${clientId}/cards`) }
}
export type Desk = Awaited<ReturnType<typeof aDesk>>

/** A client with a card and an invoice over $100. */
export async function aDebt(test: TestApp, lastFour = '4242', place?: Place) {
  const desk = await aDesk(test, place)
  const { practice, owner, clientId } = desk
  const { id: cardId } = await keepCard(test, practice, owner, { clientId, lastFour })
  const draft = await draftInvoice(practice, owner, invoiceInput(clientId, OWED))
  const { id: invoiceId } = await issue(practice, owner, draft)
  const body = { clientId, cardId, amountCents: OWED, allocations: [{ invoiceId, amountCents: OWED }] }
  return { ...desk, invoiceId, body }
}
export type Debt = Awaited<ReturnType<typeof aDebt>>

const withKey = (key?: string) => (key === undefined ? {} : { 'Idempotency-Key': key })

export const charge = (
  { practice, owner, body }: Pick<Debt, 'practice' | 'owner' | 'body'>,
  changes: Partial<ChargeCardBody> = {},
  key?: string,
) => owner.request('POST', practice.path('card-payments'), { ...body, ...changes }, withKey(key))

/** Gives cents back to the card, what the credit lacks from the invoice. */
export const refundCard = (
  { practice, owner, invoiceId }: Debt,
  paymentId: string,
  changes: Partial<RefundCardBody> = {},
  key?: string,
) =>
  owner.request(
    'POST',
    practice.path(`payments/${paymentId}/card-refunds`),
    { amountCents: OWED, reason: 'client_asked', note: '', invoiceId, ...changes },
    withKey(key),
  )

/** Says what a refund of the provider's dashboard was for. */
export const assignRefund = (
  { practice, owner, invoiceId }: Debt,
  { id, cardRefunds }: PaymentDetails,
  changes: Partial<AssignCardRefundBody> = {},
) =>
  owner.request('POST', practice.path(`payments/${id}/card-refunds/${cardRefunds.at(-1)?.id ?? id}/assign`), {
    ...{ reason: 'paid_twice', note: '', invoiceId },
    ...changes,
  })

export const invoiceOf = async ({ practice, owner, invoiceId }: Debt) =>
  dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${invoiceId}`)))

export const paymentsOf = async ({
  practice,
  owner,
  clientId,
}: Pick<Desk, 'practice' | 'owner' | 'clientId'>) => {
  const list = await owner.request('GET', practice.path(`payments?clientId=${clientId}`))
  const ids = dataOf<{ items: { id: string }[] }>(list).items.map(({ id }) => id)
  const read = async (id: string) =>
    dataOf<PaymentDetails>(await owner.request('GET', practice.path(`payments/${id}`)))
  return Promise.all(ids.map(read))
}

/** Calls the webhook with an event; the status of its answer. */
export const deliver = async (test: TestApp, event: object, options: { secret?: string } = {}) =>
  (await test.app.request('/api/webhooks/stripe', test.payments.signed(event, options))).status

/** How often, and for how much, the provider has charged cards of the account. */
export const chargedBy = async (test: TestApp, { accountId }: Desk) =>
  (await test.payments.store.change(accountId, ({ intents }) =>
    Object.values(intents).flatMap(({ status, amount }) => (status === 'succeeded' ? [amount] : [])),
  )) ?? []

/** What the provider gave back, or gives, of the charges of the account. */
export const refundedBy = async (test: TestApp, { accountId }: Desk) => {
  const intents = (await test.payments.store.change(accountId, (state) => Object.keys(state.intents))) ?? []
  const ofEach = intents.map((chargeId) => test.payments.own.refundsOf({ account: accountId, chargeId }))
  return (await Promise.all(ofEach))
    .flat()
    .flatMap(({ state, amountCents }) => (state === 'failed' ? [] : [amountCents]))
}

/** Gives money of a charge, or of the first one, back in the provider's own dashboard; whether that was done. */
export async function refundElsewhere(
  test: TestApp,
  { accountId }: Pick<Desk, 'accountId'>,
  amountCents: number,
  chargeId?: string,
): Promise<boolean> {
  const [first = ''] =
    (await test.payments.store.change(accountId, ({ intents }) => Object.keys(intents))) ?? []
  const body = new URLSearchParams({ payment_intent: chargeId ?? first, amount: String(amountCents) })
  const { ok } = await test.payments.api.request('/v1/refunds', {
    ...{ method: 'POST', body },
    headers: { 'Stripe-Account': accountId },
  })
  return ok
}

/** The client's bank disputes a charge, in a state of Stripe's. */
export const disputeCharge = async (
  test: TestApp,
  { accountId: account }: Pick<Desk, 'accountId'>,
  { chargeId: charge, ...disputed }: { chargeId: string; amountCents: number; status?: string },
): Promise<void> => {
  const { amountCents: amount, status = 'needs_response' } = disputed
  await test.payments.store.change(account, (state) => {
    const created = Math.floor(test.clock.now().getTime() / 1000)
    const id = test.payments.itself.newId('dp')
    state.disputes[id] = { charge, amount, status, created, dueBy: created }
    changeDispute(test.payments.itself, { account, state, id }, status)
  })
}

/** The client's bank decides the last dispute of the account, or the one with this number, or changes how it stands. */
export const decideDispute = async (
  test: TestApp,
  { accountId: account }: Pick<Desk, 'accountId'>,
  status: string,
  number = -1,
): Promise<void> => {
  await test.payments.store.change(account, (state) => {
    const id = Object.keys(state.disputes).at(number) ?? ''
    changeDispute(test.payments.itself, { account, state, id }, status)
  })
}

/** Calls the webhook with what the provider told last of a dispute; the status of its answer. */
export const tellOfDispute = (test: TestApp): Promise<number> =>
  deliver(test, test.payments.events.findLast(({ type }) => type.startsWith('charge.dispute')) ?? {})

/** Has the server read what no call of the provider told. */
export const takeMissed = ({ deps }: TestApp, { practice }: Pick<Desk, 'practice'>): Promise<void> =>
  takeMissedIn(deps, practice.organizationId)
