import type { Actor } from '../../actor'
import type { Deps } from '../../deps'
import { type ProviderRefund, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { bookDisputes } from './book-disputes'
import { bookRefund, bookReturned, isWithinPayment } from './book-refund'
import { type CardPayment, findCardPayment, isCharged, lockCardPayment } from './card-payment-rows'
import { type CardRefundRow, insertRefund, refundsOfPayment, updateRefund } from './card-refund-rows'
import { lockMoney } from './client-money'
import { LOST_AFTER_MS } from './settle-card-payment'
import { tellIfLater } from './tell-of-payment'

/**
 * Reads all refunds of a payment's charge anew, also those that were made at the provider itself, and keeps what came of
 * them; throws `ProviderAway` where the provider doesn't answer.
 */
export async function settleCardRefunds(deps: Deps, actor: Actor, paymentId: string): Promise<void> {
  const found = await inWork(deps, actor, (work) => findCardPayment(work, paymentId))
  const chargeId = found?.charge.chargeId ?? null
  if (found === null || chargeId === null || !isCharged(found)) return
  let known: ProviderRefund[]
  try {
    known = await deps.paymentProvider.refundsOf({ account: found.card.accountId, chargeId })
  } catch (error) {
    if (error instanceof ProviderRefused) return
    throw error
  }
  await keepRefunds(deps, actor, paymentId, { known, isAll: true })
}

/**
 * Keeps what the provider says of refunds of one payment. It is kept once, whoever tells; one that is not in the whole
 * list of the provider after so long never got there.
 */
export function keepRefunds(
  deps: Deps,
  actor: Actor,
  paymentId: string,
  { known, isAll }: { known: readonly ProviderRefund[]; isAll: boolean },
): Promise<void> {
  return inWork(deps, actor, async (work) => {
    const before = await findCardPayment(work, paymentId)
    if (before === null) return
    await lockMoney(work, before.payment)
    await lockCardPayment(work, paymentId)
    const rows = await refundsOfPayment(work, paymentId)
    for (const refund of known) {
      const row = rows.find(({ id, providerId }) => id === refund.refundId || providerId === refund.id)
      await keepOne(work, before.payment, row ?? null, refund)
    }
    for (const row of isAll ? rows : []) {
      const isKnown = known.some(({ id, refundId }) => row.id === refundId || row.providerId === id)
      const isLost = work.now().getTime() - row.createdAt.getTime() > LOST_AFTER_MS
      if (row.state === 'pending' && !isKnown && isLost) await fail(work, before.payment, row, NEVER_THERE)
    }
    await bookDisputes(work, before.payment)
  })
}

const NEVER_THERE = 'The refund never reached the payment provider.'

async function keepOne(
  work: Work<Actor>,
  payment: CardPayment['payment'],
  kept: CardRefundRow | null,
  { id, state, amountCents, refusal }: ProviderRefund,
): Promise<void> {
  if (kept === null && state === 'failed') return
  const row = kept ?? (await keepForeign(work, payment.id, { id, amountCents }))
  const providerId = id || null
  // What the provider itself calls failed is over; what only never seemed to get there may have.
  const isOver = row.state === 'failed' && row.providerId !== null
  if (isOver) return
  if (state === 'failed') {
    if (row.state === 'failed') return
    if (row.state === 'succeeded') await bookReturned(work, payment, row)
    return fail(work, payment, { ...row, providerId }, refusal)
  }
  if (row.state === 'succeeded' || row.state === 'unassigned') return
  if (state === 'pending') return updateRefund(work, row.id, { state: 'pending', providerId, refusal: null })
  // What was given up for lost may have been given back by hand since: then a person says what it is for.
  const isBookable = await isWithinPayment(work, payment, amountCents)
  const reason = isBookable ? row.reason : null
  const isTold = reason !== null
  await updateRefund(work, row.id, { state: isTold ? 'succeeded' : 'unassigned', providerId, refusal: null })
  if (isTold) await bookRefund(work, payment, { ...row, reason })
}

/** Keeps a refund that was made at the provider itself, until a person says what it is for. */
async function keepForeign(
  work: Work<Actor>,
  paymentId: string,
  { id: providerId, amountCents }: Pick<ProviderRefund, 'id' | 'amountCents'>,
): Promise<CardRefundRow> {
  const untold = { reason: null, note: '', invoiceId: null, refundedById: null, callKey: null }
  await recordAudit(work, {
    ...{ action: 'refund_requested', resource: 'payment', recordId: paymentId },
    changed: ['amountCents'],
  })
  return insertRefund(work, {
    ...{ id: work.newId(), paymentId, amountCents, state: 'pending', providerId },
    ...untold,
  })
}

async function fail(
  work: Work<Actor>,
  payment: CardPayment['payment'],
  { id, paymentId, providerId }: CardRefundRow,
  refusal: string | null,
): Promise<void> {
  await updateRefund(work, id, { state: 'failed', providerId, refusal })
  await tellIfLater(work, payment, {
    subject: (who) => `A refund to the card of ${who} failed`,
    may: 'payments:refund',
    about: `refund ${id}`,
  })
  await recordAudit(work, {
    ...{ action: 'refund_failed', resource: 'payment', recordId: paymentId },
    changed: ['amountCents'],
  })
}
