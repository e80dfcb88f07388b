import type { DisputeState } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { disputes } from '../../db/schema/disputes-table'
import type { Deps } from '../../deps'
import { type ProviderDispute, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { bookDisputes } from './book-disputes'
import { type CardPayment, findCardPayment, isCharged, lockCardPayment } from './card-payment-rows'
import { lockMoney } from './client-money'
import { disputesOfPayment } from './dispute-rows'
import { tellOfPayment } from './tell-of-payment'

/**
 * How far a state is on its way. Money is taken in the third, among whose states a dispute may go to and fro; what was
 * read earlier never takes one back.
 */
const STEPS: Readonly<Record<DisputeState, number>> = {
  inquiry: 0,
  inquiry_closed: 1,
  needs_response: 2,
  under_review: 2,
  lost: 2,
  won: 3,
}

const SENTENCES: Readonly<Record<DisputeState, (who: string) => string>> = {
  inquiry: (who) => `The bank of ${who} asks about a card payment`,
  inquiry_closed: (who) => `The bank of ${who} asks no longer about a card payment`,
  needs_response: (who) => `The bank of ${who} disputes a card payment`,
  under_review: (who) => `The bank of ${who} looks at your answer to a dispute`,
  won: (who) => `The dispute with the bank of ${who} is won`,
  lost: (who) => `The dispute with the bank of ${who} is lost`,
}

/** Reads all disputes of a payment's charge anew, and keeps how they stand; may throw `ProviderAway`. */
export async function settleDisputes(deps: Deps, actor: Actor, paymentId: string): Promise<void> {
  const found = await inWork(deps, actor, (work) => findCardPayment(work, paymentId))
  const chargeId = found?.charge.chargeId ?? null
  if (found === null || chargeId === null || !isCharged(found)) return
  let known: ProviderDispute[]
  try {
    known = await deps.paymentProvider.disputesOf({ account: found.card.accountId, chargeId })
  } catch (error) {
    if (error instanceof ProviderRefused) return
    throw error
  }
  if (known.length > 0) await inWork(deps, actor, (work) => keepDisputes(work, found, known))
}

async function keepDisputes(
  work: Work<Actor>,
  { payment }: CardPayment,
  known: readonly ProviderDispute[],
): Promise<void> {
  await lockMoney(work, payment)
  await lockCardPayment(work, payment.id)
  const rows = await disputesOfPayment(work, payment.id)
  for (const { id: providerId, ...dispute } of known) {
    const row = rows.find((one) => one.providerId === providerId)
    if (row !== undefined && STEPS[dispute.state] < STEPS[row.state]) continue
    const id = row?.id ?? work.newId()
    const key = { organizationId: work.actor.organizationId, id, paymentId: payment.id, providerId }
    await work.tx
      .insert(disputes)
      .values({ ...key, ...dispute })
      .onConflictDoUpdate({ target: [disputes.organizationId, disputes.id], set: dispute })
    if (row?.state === dispute.state) continue
    await tellOfPayment(work, payment, {
      event: 'payment_disputed',
      subject: (who) => SENTENCES[dispute.state](who),
      may: 'payments:refund',
      ...{ about: `dispute ${id}`, standsNow: dispute.state },
    })
    await recordAudit(work, {
      ...{ action: 'disputed', resource: 'payment', recordId: payment.id },
      changed: ['state'],
    })
  }
  await bookDisputes(work, payment)
}
