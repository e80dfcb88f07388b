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

/** Puts credit of the client on an issued invoice. */
export async function applyCredit(
  { params: key, body: { amountCents } }: CallOf<typeof api.applyCredit>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockIssuedInvoice(work, key)
  await lockCredit(work.tx, invoice)
  const left = await balanceOfInvoice(work.tx, invoice.organizationId, invoice.id)
  if (amountCents > (await creditOfClient(work.tx, invoice)))
    throw tooMuch('This is more than the client’s credit')
  if (amountCents > left) throw tooMuch('This is more than is left to pay')
  await move(work, invoice, amountCents)
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
  await move(work, invoice, 0 - amountCents)
  await recordAudit(work, { ...about(invoice), action: 'payment_unapplied' })
  return findInvoice(work, key, 'all')
}

/** Writes the pair of entries that moves `cents` from the credit to the invoice, or back where it is negative. */
async function move(work: Work, invoice: InvoiceRow, cents: number): Promise<void> {
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
