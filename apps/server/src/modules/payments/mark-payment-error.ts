import type * as api from '@oaklet/api/contract'
import type { PaymentDetails } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { payments } from '../../db/schema/payments-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPayableInvoices } from '../invoices'
import { explainBalance, lockCredit, paidBy, writeLedger } from '../ledger'
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
  await requireInPlace(work, payment)

  const { today } = await practiceToday(work, practiceId)
  const entries = await entriesOfPayment(work, payment.id)
  await writeLedger(
    work,
    entries.map(({ id, invoiceId, paymentId, kind, data, amountCents }) => ({
      ...of,
      ...{ invoiceId, paymentId, kind, data },
      reversesId: id,
      amountCents: 0 - amountCents,
      occurredOn: today,
    })),
  )
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

/** Throws 409 where an invoice or the credit no longer holds what the payment put there. */
async function requireInPlace(work: Work, payment: PaymentDetails): Promise<void> {
  const { organizationId } = work.actor
  let isInPlace = payment.creditCents >= payment.unallocatedCents
  for (const { invoiceId, amountCents } of payment.allocations) {
    isInPlace &&= paidBy(await explainBalance(work.tx, organizationId, invoiceId)) >= amountCents
  }
  if (isInPlace) return
  throw new AppError('transition_refused', 'Something of this payment was moved since. Move it back first.')
}
