import type * as api from '@oaklet/api/contract'
import type { FieldError, Payment, PaymentDetails, RefundPaymentBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { payments } from '../../db/schema/payments-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPayableInvoices } from '../invoices'
import { explainBalance, lockCredit, paidBy, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { findPayment } from './find-payment'

/** Records that money of a payment was given back: from the client's credit first, the rest from one invoice. */
export async function refundPayment(
  { params: key, body }: CallOf<typeof api.refundPayment>,
  work: Work,
): Promise<PaymentDetails> {
  const { organizationId } = work.actor
  const { practiceId, clientId } = await findPayment(work, key, 'all')
  const of = { organizationId, practiceId, clientId }
  const invoiceIds = body.invoiceId === null ? [] : [body.invoiceId]
  const [invoice] = [...(await lockPayableInvoices(work.tx, of, invoiceIds)).values()]
  // Whoever gives something of this client's payments back holds their credit, and so comes one after another.
  await lockCredit(work.tx, of)
  const payment = await findPayment(work, key, 'all')
  requireReceived(payment)

  const credit = payment.creditCents
  const paid = invoice === undefined ? 0 : paidBy(await explainBalance(work.tx, organizationId, invoice.id))
  const { today } = await practiceToday(work, practiceId)
  const refused = refusalsOf(body, { payment, most: credit + paid, today })
  if (refused.length > 0) throw validationFailed(refused)

  const fromCredit = Math.min(credit, body.amountCents)
  const entry = (invoiceId: string | null, amountCents: number) => ({
    ...of,
    invoiceId,
    paymentId: payment.id,
    kind: 'refunded' as const,
    reasonCode: body.reason,
    data: { method: body.method, ...(body.note !== '' && { note: body.note }) },
    amountCents,
    occurredOn: body.refundedOn,
  })
  await writeLedger(
    work,
    [entry(null, fromCredit), entry(invoice?.id ?? null, body.amountCents - fromCredit)].filter(
      ({ amountCents }) => amountCents > 0,
    ),
  )
  const isWhole = payment.refundedCents + body.amountCents === payment.amountCents
  await work.tx
    .update(payments)
    .set({ status: isWhole ? 'refunded' : 'partially_refunded' })
    .where(and(eq(payments.organizationId, organizationId), eq(payments.id, payment.id)))
  await recordAudit(work, {
    action: 'refunded',
    resource: 'payment',
    recordId: payment.id,
    changed: Object.keys(body),
  })
  return findPayment(work, key, 'all')
}

function requireReceived({ status }: Payment): void {
  if (status === 'succeeded' || status === 'partially_refunded') return
  throw new AppError(
    'transition_refused',
    status === 'refunded' ? 'All of this payment was given back before.' : 'This payment was not received.',
  )
}

/** `most` is what the client's credit and the chosen invoice hold together, in cents. */
function refusalsOf(
  { amountCents, refundedOn }: RefundPaymentBody,
  { payment, most, today }: { payment: Payment; most: number; today: string },
): FieldError[] {
  const refused: FieldError[] = []
  if (amountCents > payment.amountCents - payment.refundedCents) {
    refused.push({ path: 'amountCents', message: 'This is more than is left of the payment' })
  } else if (amountCents > most) {
    const message = 'This is more than the credit and what is paid on the invoice'
    refused.push({ path: 'amountCents', message })
  }
  if (refundedOn > today) refused.push({ path: 'refundedOn', message: 'Choose today or a day before' })
  if (refundedOn < payment.receivedOn) {
    refused.push({ path: 'refundedOn', message: 'Choose the day of the payment or a day after' })
  }
  return refused
}
