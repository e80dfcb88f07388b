import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import { paidParts, sumOfParts, takeFrom, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import type { InvoiceRow } from './lock-invoice'
import { moveCredit } from './move-credit'
import { standingAdjustments, takeBack } from './standing-adjustments'

/** Makes shares void: their money goes back to where it came from, and nothing that lowered them is left. */
export async function voidShareInvoices(work: Work, shares: readonly InvoiceRow[]): Promise<void> {
  if (shares.length === 0) return
  const { organizationId } = work.actor
  const ids = shares.map(({ id }) => id)
  const written = await writtenSince(work, ids)
  for (const invoice of shares.filter(({ id }) => written.has(id))) {
    const paid = await paidParts(work.tx, organizationId, invoice.id)
    await moveCredit(work, invoice, takeFrom(paid, sumOfParts(paid)), 'back')
    await takeBack(work, await standingAdjustments(work, invoice))
  }
  await work.tx
    .update(invoices)
    .set({ state: 'void', version: sql`${invoices.version} + 1`, updatedAt: work.now() })
    .where(and(eq(invoices.organizationId, organizationId), inArray(invoices.id, ids)))
  for (const [practiceId, ofPractice] of Map.groupBy(shares, (invoice) => invoice.practiceId)) {
    const { today } = await practiceToday(work, practiceId)
    await writeLedger(
      work,
      ofPractice.map(({ id: invoiceId, clientId, number, totalCents }) => ({
        ...{ organizationId, practiceId, clientId, invoiceId, paymentId: null, kind: 'voided' },
        data: number === null ? {} : { invoiceNumber: number },
        ...{ amountCents: 0 - totalCents, occurredOn: today },
      })),
    )
  }
  await recordAudits(
    work,
    ids.map((recordId) => ({ action: 'voided', resource: 'invoice', recordId, changed: ['status'] })),
  )
}

/** Those of the invoices whose ledger says more than that they were issued. */
async function writtenSince(
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const { invoiceId } = ledgerEntries
  const rows = await tx
    .selectDistinct({ invoiceId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, actor.organizationId),
        inArray(invoiceId, [...ids]),
        ne(ledgerEntries.kind, 'issued'),
      ),
    )
  return new Set(rows.map((row) => row.invoiceId))
}
