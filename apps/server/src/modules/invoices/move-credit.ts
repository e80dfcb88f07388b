import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { balanceOfInvoice, creditOfClient, explainBalance, lockCredit, paidBy, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
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
  if (amountCents > (await creditOfClient(work.tx, invoice))) throw tooMuch(MORE_THAN_CREDIT)
  if (amountCents > left) throw tooMuch('This is more than is left to pay')
  await moveCredit(work, invoice, amountCents)
  await recordAudit(work, { ...about(invoice), action: 'credit_applied' })
  return findInvoice(work, key, 'all')
}

/** Puts what was paid on an issued invoice back into the client's credit. */
export async function unapplyPayment(
  { params: key, body: { amountCents } }: CallOf<typeof api.unapplyPayment>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockIssuedInvoice(work, key)
  const ledger = await explainBalance(work.tx, invoice.organizationId, invoice.id)
  if (amountCents > paidBy(ledger)) throw tooMuch('This is more than was paid')
  await moveCredit(work, invoice, 0 - amountCents)
  await recordAudit(work, { ...about(invoice), action: 'payment_unapplied' })
  return findInvoice(work, key, 'all')
}

/** Writes the pair of entries that moves `cents` from the credit to the invoice, or back where it is negative. */
export async function moveCredit(
  work: Work,
  invoice: Pick<InvoiceRow, 'organizationId' | 'practiceId' | 'clientId' | 'id' | 'number'>,
  cents: number,
): Promise<void> {
  const { organizationId, practiceId, clientId, id, number } = invoice
  const { today } = await practiceToday(work, practiceId)
  const entry = {
    ...{ organizationId, practiceId, clientId },
    paymentId: null,
    kind: 'moved' as const,
    occurredOn: today,
  }
  const source = { invoiceId: id, ...(number !== null && { invoiceNumber: number }) }
  await writeLedger(work, [
    { ...entry, invoiceId: null, data: source, amountCents: cents },
    { ...entry, invoiceId: id, data: {}, amountCents: 0 - cents },
  ])
}

const about = ({ id }: InvoiceRow) => ({
  resource: 'invoice' as const,
  recordId: id,
  changed: ['amountCents'],
})

const tooMuch = (message: string) => validationFailed([{ path: 'amountCents', message }])
