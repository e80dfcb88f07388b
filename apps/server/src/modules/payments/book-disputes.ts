import type { DisputeState } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import type { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { refundsOfPayment } from './card-refund-rows'
import { isGivenByHand, putBack, takenFrom, total } from './client-money'
import { disputesOfPayment } from './dispute-rows'
import { entriesOfPayment } from './find-payment'

/** Whether the client's bank has the money of a dispute in this state. */
const TAKES: Readonly<Record<DisputeState, boolean>> = {
  inquiry: false,
  inquiry_closed: false,
  needs_response: true,
  under_review: true,
  lost: true,
  won: false,
}

/**
 * Has the client's book say what the disputes of a payment take of it: all that is disputed, as far as no refund gave it
 * back or is about to. It takes the rest off what the payment paid, or puts it back, and does nothing where the book says
 * so already. It is called after each change of a dispute or a refund, and before a refund takes its money; the client's
 * money and the payment must be locked.
 */
export async function bookDisputes(work: Work<Actor>, payment: typeof payments.$inferSelect): Promise<void> {
  const { id: paymentId, organizationId, practiceId, clientId } = payment
  const known = await disputesOfPayment(work, paymentId)
  if (known.length === 0) return
  const entries = await entriesOfPayment(work, paymentId)
  const toCards = (await refundsOfPayment(work, paymentId)).filter(({ state }) => state !== 'failed')
  const byHand = entries.filter(isGivenByHand)
  // The bank may dispute more than is left of the payment: no client owes that.
  let leftCents = Math.max(0, payment.amountCents - total(toCards) - total(byHand))
  const changes = known.map((dispute) => {
    const shouldCents = TAKES[dispute.state] ? Math.min(dispute.amountCents, leftCents) : 0
    leftCents -= shouldCents
    const own = entries.filter(({ data }) => data.disputeId === dispute.id)
    return { dispute, own, cents: shouldCents - total(own) }
  })

  const changed = changes.filter(({ cents }) => cents !== 0)
  if (changed.length === 0) return

  const { today: occurredOn } = await practiceToday(work, practiceId)
  const of = { organizationId, practiceId, clientId, paymentId, occurredOn }
  // What one dispute no longer takes, another one may.
  for (const { dispute, own, cents } of changed.toSorted((one, other) => one.cents - other.cents)) {
    const data = { method: 'card' as const, disputeId: dispute.id }
    if (cents < 0) {
      const kind = TAKES[dispute.state] ? ('disputed' as const) : ('dispute_won' as const)
      const parts = await putBack(work, payment, { places: own, amountCents: 0 - cents })
      const back = parts.map((part) => ({ ...of, ...part, data, kind, amountCents: 0 - part.amountCents }))
      await writeLedger(work, back)
      continue
    }
    const paid = entries.flatMap(({ invoiceId }) => invoiceId ?? [])
    const parts = await takenFrom(work, payment, cents, [[...paid, null]])
    await writeLedger(
      work,
      parts.map((part) => ({ ...of, ...part, data, kind: 'disputed' as const })),
    )
  }
  await recordAudit(work, {
    ...{ action: 'disputed', resource: 'payment', recordId: paymentId },
    changed: ['amountCents'],
  })
}
