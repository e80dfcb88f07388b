import type * as api from '@oaklet/api/contract'
import type { FieldError, Payment, PaymentDetails, RefundPaymentBody } from '@oaklet/api/contract'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPayableInvoices } from '../invoices'
import { lockCredit, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { mostToGiveBack, requireIssued, setGivenBack, takenFrom } from './client-money'
import { requireUndisputed } from './dispute-rows'
import { findPayment } from './find-payment'

/**
 * Records that money of a payment was given back: from the client's credit first, then from one invoice, and last what
 * is held, or was held before the invoice got it, for sessions.
 */
export async function refundPayment(
  { params: key, body }: CallOf<typeof api.refundPayment>,
  work: Work,
): Promise<PaymentDetails> {
  const { organizationId } = work.actor
  const { practiceId, clientId } = await findPayment(work, key, 'all')
  const of = { organizationId, practiceId, clientId }
  const { invoiceId } = body
  const payable = await lockPayableInvoices(work.tx, of, invoiceId === null ? [] : [invoiceId])
  // Whoever gives something of this client's payments back holds their credit, and so comes one after another.
  await lockCredit(work.tx, of)
  const payment = await findPayment(work, key, 'all')
  requireReceived(payment)
  requireUndisputed(payment.disputes)

  requireIssued(invoiceId, payable)
  const most = await mostToGiveBack(work, of, invoiceId)
  const { today } = await practiceToday(work, practiceId)
  const refused = refusalsOf(body, { payment, most, today })
  if (refused.length > 0) throw validationFailed(refused)

  const parts = await takenFrom(work, of, body.amountCents, [[null, invoiceId]])
  await writeLedger(
    work,
    parts.map((part) => ({
      ...{ ...of, ...part, paymentId: payment.id },
      ...{ kind: 'refunded' as const, reasonCode: body.reason, occurredOn: body.refundedOn },
      data: { method: body.method, ...(body.note !== '' && { note: body.note }) },
    })),
  )
  await setGivenBack(work, payment, payment.refundedCents + body.amountCents)
  await recordAudit(work, {
    action: 'refunded',
    resource: 'payment',
    recordId: payment.id,
    changed: Object.keys(body),
  })
  return findPayment(work, key, 'all')
}

/** Throws 409 unless something of the payment can be left to give back. */
export function requireReceived({ status }: Pick<Payment, 'status'>): void {
  if (status === 'succeeded' || status === 'partially_refunded') return
  throw new AppError(
    'transition_refused',
    status === 'refunded' ? 'All of this payment was given back before.' : 'This payment was not received.',
  )
}

/** `most` is what the client's credit and the chosen invoice hold together, in cents. */
function refusalsOf(
  { amountCents, method, refundedOn }: RefundPaymentBody,
  { payment, most, today }: { payment: PaymentDetails; most: number; today: string },
): FieldError[] {
  const refused: FieldError[] = []
  if (method === 'card' && payment.card?.isReachable === true) {
    refused.push({ path: 'method', message: 'Give it back to the card that was charged, or choose another' })
  }
  const amount = refusedAmount(amountCents, payment, most)
  if (amount !== null) refused.push(amount)
  if (refundedOn > today) refused.push({ path: 'refundedOn', message: 'Choose today or a day before' })
  if (refundedOn < payment.receivedOn) {
    refused.push({ path: 'refundedOn', message: 'Choose the day of the payment or a day after' })
  }
  return refused
}

/** Why so much can't be given back, or null; `most` is what credit and invoice hold together, in cents. */
export function refusedAmount(
  amountCents: number,
  { refundableCents }: Pick<PaymentDetails, 'refundableCents'>,
  most: number,
): FieldError | null {
  const refused = (message: string) => ({ path: 'amountCents', message })
  if (amountCents > refundableCents) return refused('This is more than is left of the payment')
  return amountCents > most ? refused('This is more than the credit and what is paid on the invoice') : null
}
