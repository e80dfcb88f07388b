import type { RefundReason } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import type { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { bookDisputes } from './book-disputes'
import type { CardRefundRow } from './card-refund-rows'
import { GIVEN_BACK, isGivenByHand, putBack, setGivenBack, takenFrom, total } from './client-money'
import { entriesOfPayment } from './find-payment'

type PaymentRow = typeof payments.$inferSelect

/** Whether this much can be given back of the payment, beside what the client's book says was given back before. */
export async function isWithinPayment(
  work: Work<Actor>,
  payment: PaymentRow,
  amountCents: number,
): Promise<boolean> {
  const given = (await entriesOfPayment(work, payment.id)).filter(({ kind }) => GIVEN_BACK.has(kind))
  return total(given) + amountCents <= payment.amountCents
}

/**
 * Takes back up to so much of what was recorded by hand as given back, as the provider gave that money back; the client's
 * money must be locked.
 */
export async function takeBackByHand(
  work: Work<Actor>,
  payment: PaymentRow,
  amountCents: number,
): Promise<void> {
  const { today: occurredOn } = await practiceToday(work, payment.practiceId)
  const byHand = (await entriesOfPayment(work, payment.id)).filter(isGivenByHand)
  let restCents = amountCents
  for (const [method, places] of Map.groupBy(byHand, ({ data }) => data.method)) {
    const cents = Math.min(restCents, total(places))
    if (cents <= 0) continue
    restCents -= cents
    const parts = await putBack(work, payment, { places, amountCents: cents })
    await writeLedger(
      work,
      parts.map((part) => ({
        ...placeOf(payment),
        ...{ invoiceId: part.invoiceId, kind: 'refund_returned' as const, occurredOn },
        data: method === undefined ? {} : { method },
        amountCents: 0 - part.amountCents,
      })),
    )
  }
}

/**
 * Writes a refund that went through into the client's book, after what disputes of the payment had taken of it is put
 * back; the client's money must be locked.
 */
export async function bookRefund(
  work: Work<Actor>,
  payment: PaymentRow,
  refund: CardRefundRow & { reason: RefundReason },
): Promise<void> {
  const { id: refundId, amountCents, reason, note, invoiceId } = refund
  await bookDisputes(work, payment)
  const { today: occurredOn } = await practiceToday(work, payment.practiceId)
  const own = (await entriesOfPayment(work, payment.id)).flatMap((entry) => entry.invoiceId ?? [])
  const parts = await takenFrom(work, payment, amountCents, [[null, invoiceId], own])
  await writeLedger(
    work,
    parts.map((part) => ({
      ...placeOf(payment),
      ...part,
      ...{ kind: 'refunded' as const, reasonCode: reason, occurredOn },
      data: { method: 'card', refundId, ...(note !== '' && { note }) },
    })),
    refund.refundedById,
  )
  await keepStatus(work, payment)
  await recordAudit(work, {
    action: 'refunded',
    resource: 'payment',
    recordId: payment.id,
    changed: ['amountCents'],
  })
}

/** Writes back what the card didn't take after all; the client's money must be locked. */
export async function bookReturned(
  work: Work<Actor>,
  payment: PaymentRow,
  { id: refundId, refundedById }: CardRefundRow,
): Promise<void> {
  const { today: occurredOn } = await practiceToday(work, payment.practiceId)
  const entries = await entriesOfPayment(work, payment.id)
  const taken = entries.filter(({ kind, data }) => kind === 'refunded' && data.refundId === refundId)
  const parts = await putBack(work, payment, { places: taken, amountCents: total(taken) })
  await writeLedger(
    work,
    parts.map(({ invoiceId, amountCents }) => ({
      ...placeOf(payment),
      ...{ invoiceId, kind: 'refund_returned' as const, occurredOn },
      data: { method: 'card', refundId },
      amountCents: 0 - amountCents,
    })),
    refundedById,
  )
  await keepStatus(work, payment)
}

const placeOf = ({ organizationId, practiceId, clientId, id: paymentId }: PaymentRow) => ({
  ...{ organizationId, practiceId, clientId, paymentId },
})

async function keepStatus(work: Work<Actor>, payment: PaymentRow): Promise<void> {
  const entries = await entriesOfPayment(work, payment.id)
  const given = entries.filter(({ kind }) => GIVEN_BACK.has(kind))
  await setGivenBack(work, payment, total(given))
}
