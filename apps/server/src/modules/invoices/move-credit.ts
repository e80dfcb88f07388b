import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import {
  balanceOfInvoice,
  lockCredit,
  paidParts,
  sumOfParts,
  takeFrom,
  writeLedger,
  type MoneyPart,
} from '../ledger'
import { practiceToday } from '../organization'
import { creditForInvoice } from './credit-for-invoice'
import { findInvoice } from './find-invoice'
import { lockIssuedInvoice, type InvoiceRow } from './lock-invoice'

/** Refuses more than the credit of the client. */
export const MORE_THAN_CREDIT = 'This is more than the client’s credit'

/** Puts credit of the client on an issued invoice. */
export async function applyCredit(
  { params: key, body: { amountCents } }: CallOf<typeof api.applyCredit>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockIssuedInvoice(work, key)
  await lockCredit(work.tx, invoice)
  const left = await balanceOfInvoice(work.tx, invoice.organizationId, invoice.id)
  const credit = await creditForInvoice(work, invoice)
  if (amountCents > sumOfParts(credit)) throw tooMuch(MORE_THAN_CREDIT)
  if (amountCents > left) throw tooMuch('This is more than is left to pay')
  await moveCredit(work, invoice, takeFrom(credit, amountCents), 'onto the invoice')
  await recordAudit(work, { ...about(invoice), action: 'credit_applied' })
  return findInvoice(work, key, 'all')
}

/** Puts what was paid on an issued invoice back into the client's credit; what was held for a session is held again, last. */
export async function unapplyPayment(
  { params: key, body: { amountCents } }: CallOf<typeof api.unapplyPayment>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockIssuedInvoice(work, key)
  const paid = await paidParts(work.tx, invoice.organizationId, invoice.id)
  if (amountCents > sumOfParts(paid)) throw tooMuch('This is more than was paid')
  await moveCredit(work, invoice, takeFrom(paid, amountCents), 'back')
  await recordAudit(work, { ...about(invoice), action: 'payment_unapplied' })
  return findInvoice(work, key, 'all')
}

/** Writes the pairs of entries that move these parts from the credit to the invoice, or back, for a posting if any. */
export async function moveCredit(
  work: Work,
  invoice: Pick<InvoiceRow, 'organizationId' | 'practiceId' | 'clientId' | 'id' | 'number'>,
  parts: readonly MoneyPart[],
  direction: 'onto the invoice' | 'back',
  postingId?: string,
): Promise<void> {
  const { organizationId, practiceId, clientId, id, number } = invoice
  const { today } = await practiceToday(work, practiceId)
  const entry = {
    ...{ organizationId, practiceId, clientId },
    ...{ paymentId: null, postingId },
    kind: 'moved' as const,
    occurredOn: today,
  }
  const source = { invoiceId: id, ...(number !== null && { invoiceNumber: number }) }
  const sign = direction === 'back' ? -1 : 1
  await writeLedger(
    work,
    parts.flatMap(({ appointmentId, cents }) => [
      { ...entry, appointmentId, invoiceId: null, data: source, amountCents: sign * cents },
      { ...entry, appointmentId, invoiceId: id, data: {}, amountCents: 0 - sign * cents },
    ]),
  )
}

const about = ({ id }: InvoiceRow) => ({
  resource: 'invoice' as const,
  recordId: id,
  changed: ['amountCents'],
})

const tooMuch = (message: string) => validationFailed([{ path: 'amountCents', message }])
