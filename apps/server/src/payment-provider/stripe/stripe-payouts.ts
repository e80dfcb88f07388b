import type { PayoutState } from '@oaklet/api/contract'
import type Stripe from 'stripe'
import type {
  PaymentProvider,
  ProviderMovement,
  ProviderMovementKind,
  ProviderPayout,
} from '../payment-provider'
import { asked } from './stripe-client'
import { aboutPayment } from './stripe-event'

const PAGE = 100
const SECOND_MS = 1000

/** Stripe's book of an account, and what it sends to the practice's bank. */
export const createStripePayouts = (
  client: () => Promise<Stripe>,
): Pick<PaymentProvider, 'movementsSince' | 'findPayout' | 'payoutIdsSince'> => ({
  movementsSince: async (account, since) =>
    movementsOf(await client(), account, { created: { gte: Math.floor(since.getTime() / SECOND_MS) } }),
  findPayout: async (stripeAccount, payoutId) => {
    const stripe = await client()
    const payout = await asked(() => stripe.payouts.retrieve(payoutId, {}, { stripeAccount }))
    const movements = payout.automatic ? await movementsOf(stripe, stripeAccount, { payout: payoutId }) : []
    return payoutOf(payout, movements)
  },
  payoutIdsSince: async (stripeAccount, since) => {
    const stripe = await client()
    const created = { gte: Math.floor(since.getTime() / SECOND_MS) }
    return asked(async () => {
      const found: string[] = []
      const list = stripe.payouts.list({ created, limit: PAGE }, { stripeAccount })
      for await (const { id } of list) found.unshift(id)
      return found
    })
  },
})

/** What moved, without the payouts themselves. */
const movementsOf = (
  stripe: Stripe,
  stripeAccount: string,
  which: Stripe.BalanceTransactionListParams,
): Promise<ProviderMovement[]> =>
  asked(async () => {
    const found: ProviderMovement[] = []
    const list = stripe.balanceTransactions.list(
      { ...which, limit: PAGE, expand: ['data.source'] },
      { stripeAccount },
    )
    for await (const transaction of list) {
      if (transaction.reporting_category !== 'payout') found.push(movementOf(transaction))
    }
    return found.toReversed()
  })

const KINDS: Readonly<Record<string, ProviderMovementKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_returned',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
  payout_reversal: 'payout_returned',
}

function movementOf({
  id,
  amount,
  fee,
  created,
  reporting_category,
  source,
}: Stripe.BalanceTransaction): ProviderMovement {
  const kind = KINDS[reporting_category] ?? 'other'
  const moved = { id, kind, amountCents: amount, feeCents: fee, at: new Date(created * SECOND_MS) }
  const nothing = { chargeId: null, sourceId: null, about: { kind: 'unknown' as const } }
  if (source === null || typeof source === 'string') return { ...moved, ...nothing }
  const isOfCharge = source.object === 'charge' || source.object === 'refund' || source.object === 'dispute'
  if (!isOfCharge) return { ...moved, ...nothing }
  const { payment_intent: intent } = source
  const chargeId = typeof intent === 'string' ? intent : (intent?.id ?? null)
  if (chargeId === null) return { ...moved, ...nothing, sourceId: source.id }
  return source.object === 'charge'
    ? { ...moved, chargeId, sourceId: chargeId, about: aboutPayment(source.metadata) }
    : { ...moved, chargeId, sourceId: source.id, about: { kind: source.object, chargeId } }
}

const STATES: Readonly<Record<string, PayoutState>> = {
  pending: 'pending',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
}

/** A state that is new to us is one that is not decided. */
function payoutOf(
  { id, amount, arrival_date: arrival, status }: Stripe.Payout,
  movements: ProviderMovement[],
): ProviderPayout {
  // Stripe writes a calendar date as its midnight in UTC.
  const arrivesOn = new Date(arrival * SECOND_MS).toISOString().slice(0, 10)
  return { id, amountCents: amount, state: STATES[status] ?? 'pending', arrivesOn, movements }
}
