import type * as api from '@oaklet/api/contract'
import type { PaymentDetails } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { payments } from '../../db/schema/payments-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPayableInvoices } from '../invoices'
import { creditParts, lockCredit, paidParts, partFor, releaseEntries, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { entriesOfPayment, findPayment } from './find-payment'

/** Takes back a payment that was entered by mistake, by entries of the opposite amounts. */
export async function markPaymentError(
  { params: key }: CallOf<typeof api.markPaymentError>,
  work: Work,
): Promise<PaymentDetails> {
  const { organizationId } = work.actor
  const { practiceId, clientId, allocations } = await findPayment(work, key, 'all')
  const of = { organizationId, practiceId, clientId }
  await lockPayableInvoices(
    work.tx,
    of,
    allocations.map(({ invoiceId }) => invoiceId),
  )
  await lockCredit(work.tx, of)
  const payment = await findPayment(work, key, 'all')
  if (payment.status !== 'succeeded') {
    throw new AppError('transition_refused', 'Something of this payment was given back or taken back before.')
  }
  if (payment.card !== null) {
    throw new AppError('transition_refused', 'The card was charged: give the money back instead.')
  }
  const entries = await entriesOfPayment(work, payment.id)
  const released = await requireInPlace(work, of, entries)

  const { today: occurredOn } = await practiceToday(work, practiceId)
  await writeLedger(work, [
    ...[...released].flatMap(([appointmentId, cents]) =>
      cents > 0 ? releaseEntries({ ...of, occurredOn }, appointmentId, cents) : [],
    ),
    ...entries.map(({ id, invoiceId, appointmentId, paymentId, kind, data, amountCents }) => ({
      ...of,
      ...{ invoiceId, paymentId, kind, data, occurredOn },
      appointmentId: appointmentId !== null && released.has(appointmentId) ? null : appointmentId,
      reversesId: id,
      amountCents: 0 - amountCents,
    })),
  ])
  await work.tx
    .update(payments)
    .set({ status: 'entered_in_error' })
    .where(and(eq(payments.organizationId, organizationId), eq(payments.id, payment.id)))
  await recordAudit(work, {
    action: 'entered_in_error',
    resource: 'payment',
    recordId: payment.id,
    changed: ['status'],
  })
  return findPayment(work, key, 'all')
}

/**
 * Throws 409 where an invoice or the credit no longer holds what the payment put there. Returns the sessions for which
 * less is held than the payment was held for, as it was released, and what still is: it comes out of plain credit.
 */
async function requireInPlace(
  { tx }: Work,
  of: { organizationId: string; practiceId: string; clientId: string },
  entries: Awaited<ReturnType<typeof entriesOfPayment>>,
): Promise<ReadonlyMap<string, number>> {
  const credit = await creditParts(tx, of)
  const released = new Map<string, number>()
  let plainCents = partFor(credit, null)
  let isInPlace = true
  for (const { invoiceId, appointmentId, amountCents } of entries) {
    if (invoiceId !== null) {
      const paid = await paidParts(tx, of.organizationId, invoiceId)
      isInPlace &&= partFor(paid, null) >= 0 - amountCents
      continue
    }
    const heldCents = appointmentId === null ? 0 : partFor(credit, appointmentId)
    if (appointmentId !== null && heldCents >= 0 - amountCents) continue
    if (appointmentId !== null) released.set(appointmentId, heldCents)
    plainCents += heldCents + amountCents
  }
  if (isInPlace && plainCents >= 0) return released
  throw new AppError('transition_refused', 'The invoice or the credit no longer holds this money.')
}
