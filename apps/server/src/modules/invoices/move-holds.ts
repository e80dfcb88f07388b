import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { heldParts, lockCredit, paidParts, takeFrom } from '../ledger'
import { creditForInvoice } from './credit-for-invoice'
import type { InvoiceRow } from './lock-invoice'
import { moveCredit } from './move-credit'

type IssuedInvoice = Pick<
  InvoiceRow,
  'organizationId' | 'practiceId' | 'clientId' | 'id' | 'number' | 'totalCents' | 'postingId'
>

/** Puts what is held for the sessions of an invoice that was just issued on it, as far as it asks for it. */
export async function applyHolds(work: Work, invoice: IssuedInvoice): Promise<void> {
  const held = heldParts(await creditForInvoice(work, invoice))
  const applied = takeFrom(held, invoice.totalCents)
  if (applied.length === 0) return
  await moveCredit(work, invoice, applied, 'onto the invoice', invoice.postingId ?? undefined)
  await recordAudit(work, {
    ...{ action: 'credit_applied', resource: 'invoice', recordId: invoice.id },
    changed: ['amountCents'],
  })
}

/** Holds what was held for the sessions of an invoice for them again. */
export async function holdAgain(work: Work, invoice: InvoiceRow): Promise<void> {
  await lockCredit(work.tx, invoice)
  const held = heldParts(await paidParts(work.tx, invoice.organizationId, invoice.id))
  await moveCredit(work, invoice, held, 'back')
}
