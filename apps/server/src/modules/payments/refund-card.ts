import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import type { PaymentDetails, RefundCardBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { cardRefunds } from '../../db/schema/card-refunds-table'
import type { Deps } from '../../deps'
import { AppError, validationFailed } from '../../errors'
import type { Call } from '../../http/mount'
import { ProviderAway, type ProviderRefund, type RefundOrder } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { findCardPayment, lockCardPayment } from './card-payment-rows'
import { type CardRefundRow, insertRefund, refundsOfPayment } from './card-refund-rows'
import { lockMoney, mostToGiveBack, requireIssued } from './client-money'
import { requireUndisputed } from './dispute-rows'
import { findPayment, type PaymentKey } from './find-payment'
import { refusedAmount, requireReceived } from './refund-payment'
import { keepRefunds, settleCardRefunds } from './settle-card-refunds'

type RefundCall = Call<typeof api.refundCard.path, undefined, typeof api.refundCard.body>

/**
 * Gives money back to the card that was charged: the refund is kept as pending first, then the provider is asked, once
 * and outside of any transaction, and then it is kept what came of it. A repeat with the same key only asks what came
 * of it.
 */
export async function refundCard({
  deps,
  actor,
  params: key,
  body,
  callKey,
}: RefundCall): Promise<PaymentDetails> {
  const idempotencyKey = callKey()
  const { refundId, order } = await inWork(deps, actor, (work) => begin(work, key, body, idempotencyKey))
  if (order === null) await ask(deps, actor, key.paymentId)
  else await giveBack(deps, actor, key.paymentId, order)
  const payment = await inWork(deps, actor, (work) => findPayment(work, key, 'all'))
  const refund = payment.cardRefunds.find(({ id }) => id === refundId)
  if (refund?.state !== 'failed') return payment
  throw new AppError('provider_refused', refund.refusal ?? 'The card did not take the money.')
}

/** Asks the provider to give it back, and what came of it when the answer was lost. */
async function giveBack(deps: Deps, actor: StaffActor, paymentId: string, order: RefundOrder): Promise<void> {
  let refund: ProviderRefund
  try {
    refund = await deps.paymentProvider.refund(order)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    return ask(deps, actor, paymentId)
  }
  await keepRefunds(deps, actor, paymentId, { known: [refund], isAll: false })
}

/** Asks what came of it; if that tells nothing either, it stays pending. */
async function ask(deps: Deps, actor: StaffActor, paymentId: string): Promise<void> {
  try {
    await settleCardRefunds(deps, actor, paymentId)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
  }
}

/** What is to be asked of the provider; null for a call that was made before. */
interface Begun {
  refundId: string
  order: RefundOrder | null
}

async function begin(
  work: Work,
  key: PaymentKey,
  body: RefundCardBody,
  callKey: string | null,
): Promise<Begun> {
  const { organizationId, staffId } = work.actor
  const { practiceId, clientId } = await findPayment(work, key, 'all')
  const of = { organizationId, practiceId, clientId }
  const payable = await lockMoney(work, of, [body.invoiceId])
  // One refund of a payment begins after another.
  await lockCardPayment(work, key.paymentId)
  const earlier = callKey === null ? null : await findCall(work, callKey)
  if (earlier !== null) return { refundId: requireSameCall(earlier, key, body), order: null }
  const payment = await findPayment(work, key, 'all')
  const charged = await findCardPayment(work, key.paymentId)
  requireReceived(payment)
  requireUndisputed(payment.disputes)
  const chargeId = charged?.charge.chargeId ?? null
  if (charged === null || chargeId === null || payment.card?.isReachable !== true) {
    throw new AppError('transition_refused', 'The card can’t be reached: record what you give back by hand.')
  }
  await requireNoneUnderWay(work, key.paymentId)
  requireIssued(body.invoiceId, payable)
  const most = await mostToGiveBack(work, of, body.invoiceId)
  const refused = refusedAmount(body.amountCents, payment, most)
  if (refused !== null) throw validationFailed([refused])

  const refundId = work.newId()
  await insertRefund(work, {
    ...body,
    ...{ id: refundId, paymentId: key.paymentId, state: 'pending', providerId: null },
    ...{ refundedById: staffId, callKey },
  })
  await recordAudit(work, {
    ...{ action: 'refund_requested', resource: 'payment', recordId: key.paymentId },
    changed: Object.keys(body),
  })
  const { accountId: account } = charged.card
  return { refundId, order: { account, chargeId, refundId, amountCents: body.amountCents } }
}

async function requireNoneUnderWay(work: Work, paymentId: string): Promise<void> {
  const refunds = await refundsOfPayment(work, paymentId)
  if (!refunds.some(({ state }) => state === 'pending')) return
  throw new AppError(
    'transition_refused',
    'A refund of this payment is on its way. Wait until it is known whether it went through.',
  )
}

/** The refund that an earlier call of the actor with this key has begun. */
async function findCall({ tx, actor }: Work, callKey: string): Promise<CardRefundRow | null> {
  const [row] = await tx
    .select()
    .from(cardRefunds)
    .where(
      and(
        eq(cardRefunds.organizationId, actor.organizationId),
        eq(cardRefunds.refundedById, actor.staffId),
        eq(cardRefunds.callKey, callKey),
      ),
    )
  return row ?? null
}

function requireSameCall(
  { id, paymentId, amountCents, reason, note, invoiceId }: CardRefundRow,
  key: PaymentKey,
  body: RefundCardBody,
): string {
  const isSame =
    paymentId === key.paymentId && isDeepStrictEqual({ amountCents, reason, note, invoiceId }, body)
  if (isSame) return id
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another call.')
}
