import type { PayoutLineKind } from '@oaklet/api/contract'
import type { cards } from '../db/schema/cards-table'
import type { payoutLines, payouts } from '../db/schema/payouts-table'
import { CHECKOUT_KEY, PAYMENT_KEY, REFUND_KEY } from '../payment-provider/stripe/stripe-event'
import { transactionsOf } from '../payment-provider/test-provider/balance'
import { makePayouts } from '../payment-provider/test-provider/payout-routes'
import { type AccountState, newAccount } from '../payment-provider/test-provider/provider-state'
import { TEST_CARDS } from '../payment-provider/test-provider/test-cards'
import { CARD_ACCOUNT_ID, CARD_PRACTICE_ID, providerIdOf } from './card-practice'
import type { DemoDispute } from './card-disputes'
import type { ChargedPayment } from './charged-payments'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import type { FailedCharge } from './failed-autopay'

/** All of the practice's card payments that the provider knows of. */
export interface KnownToProvider {
  known: readonly (typeof cards.$inferSelect)[]
  charged: readonly ChargedPayment[]
  disputes: readonly DemoDispute[]
  failed: FailedCharge | null
}

const CURRENCY = 'usd'

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** The account of the practice as the test provider would keep it after all of this, with its payouts. */
export function demoAccount({ known, charged, disputes, failed }: KnownToProvider, now: Date): AccountState {
  const state: AccountState = { ...newAccount(), isSubmitted: true, due: [] }
  for (const { customerId: customer, methodId, lastFour, brand } of known) {
    if (!state.customers.includes(customer)) state.customers.push(customer)
    state.methods[methodId] = { lastFour, brand, customer }
  }
  const cardOf = new Map(known.toReversed().map((card) => [card.clientId, card]))
  for (const one of charged) addCharge(state, one, cardOf.get(one.payment.clientId))
  for (const {
    row,
    charged: { payment },
    wonAt,
  } of disputes) {
    state.disputes[row.providerId] = {
      ...{ charge: providerIdOf('pi', payment.id), amount: row.amountCents },
      status: wonAt === null ? 'needs_response' : 'won',
      ...{ created: secondsOf(row.openedAt), dueBy: secondsOf(row.dueAt ?? row.openedAt) },
      takenAt: secondsOf(row.openedAt),
      ...(wonAt !== null && { givenBackAt: secondsOf(wonAt) }),
    }
  }
  if (failed !== null) {
    const { card, payment } = failed
    state.intents[providerIdOf('pi', payment.id)] = {
      ...{
        customer: card.customerId,
        method: card.methodId,
        amount: payment.amountCents,
        currency: CURRENCY,
      },
      ...{ status: 'requires_payment_method', created: secondsOf(payment.createdAt) },
      metadata: { [PAYMENT_KEY]: payment.id },
      refusal: TEST_CARDS.find(({ lastFour }) => lastFour === card.lastFour)?.refusal ?? null,
    }
  }
  let made = 0
  const newId = (kind: string) => `${kind}_demo_${(made += 1)}`
  makePayouts({ now: () => now, newId, tell: () => undefined }, CARD_ACCOUNT_ID, state)
  return state
}

function addCharge(
  state: AccountState,
  { payment, lastFour, brand, refunds, isByLink }: ChargedPayment,
  card: typeof cards.$inferSelect | undefined,
): void {
  const { id, amountCents: amount, createdAt } = payment
  const charge = providerIdOf('pi', id)
  const method = isByLink || card === undefined ? providerIdOf('pm', id) : card.methodId
  const metadata = { [isByLink ? CHECKOUT_KEY : PAYMENT_KEY]: id }
  state.intents[charge] = {
    ...{ customer: isByLink ? '' : (card?.customerId ?? ''), method, amount, currency: CURRENCY, metadata },
    ...{ status: 'succeeded', created: secondsOf(createdAt), refusal: null },
  }
  if (isByLink) {
    state.methods[method] = { lastFour, brand, customer: null }
    state.sessions[providerIdOf('cs', id)] = {
      ...{ customer: '', status: 'complete', successUrl: '', cancelUrl: '', method: null },
      metadata: { [CHECKOUT_KEY]: id },
      payment: {
        ...{ amount, currency: CURRENCY, words: '', metadata, intent: charge },
        expiresAt: secondsOf(createdAt),
      },
    }
  }
  for (const refund of refunds) {
    state.refunds[providerIdOf('re', refund.id)] = {
      ...{ charge, amount: refund.amountCents, created: secondsOf(refund.at), lastFour },
      metadata: { [REFUND_KEY]: refund.id },
    }
  }
}

const KINDS: Readonly<Record<string, PayoutLineKind>> = {
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
}

/** The payouts of the account as reading them would have kept them. */
export function payoutRows(
  state: AccountState,
  { organization: { organizationId }, now }: Pick<DemoYear, 'organization' | 'now'>,
): { payouts: (typeof payouts.$inferInsert)[]; lines: (typeof payoutLines.$inferInsert)[] } {
  const moved = new Map(transactionsOf(state, now).map((one) => [one.id, one]))
  const all = Object.entries(state.payouts).map(([providerId, payout]) => ({
    ...{ ...payout, providerId, id: demoId(`payout ${providerId}`) },
  }))
  return {
    payouts: all.map(({ id, providerId, amount: amountCents, created }) => ({
      ...{ organizationId, id, practiceId: CARD_PRACTICE_ID, accountId: CARD_ACCOUNT_ID, providerId },
      ...{ state: 'paid', amountCents, isTest: true, readAt: now },
      arrivesOn: new Date(created * 1000).toISOString().slice(0, 10),
    })),
    lines: all.flatMap(({ id: payoutId, transactions }) =>
      transactions.flatMap((providerId) => {
        const one = moved.get(providerId)
        if (one === undefined) return []
        return {
          ...{ organizationId, payoutId, providerId, kind: KINDS[one.category] ?? 'other' },
          ...{ amountCents: one.amount, feeCents: one.fee, chargeId: chargeOf(one.source) },
          movedAt: new Date(one.created * 1000),
        }
      }),
    ),
  }
}

const chargeOf = (source: object): string | null =>
  'payment_intent' in source && typeof source.payment_intent === 'string' ? source.payment_intent : null
