import { and, eq } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { paidParts, sumOfParts, takeFrom, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import type { InvoiceRow } from './lock-invoice'
import { moveCredit } from './move-credit'
import { standingAdjustments, takeBack } from './standing-adjustments'

/** Makes a share void: its money goes back to where it came from, and nothing that lowered it is left. */
export async function voidShareInvoice(work: Work, invoice: InvoiceRow): Promise<void> {
  const { organizationId, practiceId, clientId, id: invoiceId, totalCents, number, version } = invoice
  const paid = await paidParts(work.tx, organizationId, invoiceId)
  await moveCredit(work, invoice, takeFrom(paid, sumOfParts(paid)), 'back')
  await takeBack(work, await standingAdjustments(work, invoice))
  const { today } = await practiceToday(work, practiceId)
  await work.tx
    .update(invoices)
    .set({ state: 'void', version: version + 1, updatedAt: work.now() })
    .where(and(eq(invoices.organizationId, organizationId), eq(invoices.id, invoiceId)))
  await writeLedger(work, [
    {
      ...{ organizationId, practiceId, clientId, invoiceId, paymentId: null, kind: 'voided' },
      data: number === null ? {} : { invoiceNumber: number },
      ...{ amountCents: 0 - totalCents, occurredOn: today },
    },
  ])
  await recordAudit(work, {
    ...{ action: 'voided', resource: 'invoice', recordId: invoiceId },
    changed: ['status'],
  })
}
