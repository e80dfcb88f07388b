import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoiceLines, invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import type { InvoiceRow } from './lock-invoice'

/**
 * The issued invoices over shares of these claims, held until the transaction ends. Who holds the claims too, asks for
 * the invoices first.
 */
export async function lockShareInvoices(
  { tx, actor }: Work,
  claimIds: readonly string[],
): Promise<InvoiceRow[]> {
  if (claimIds.length === 0) return []
  const bearing = tx
    .select({ id: invoiceLines.invoiceId })
    .from(invoiceLines)
    .where(
      and(
        eq(invoiceLines.organizationId, actor.organizationId),
        inArray(invoiceLines.claimId, [...new Set(claimIds)]),
      ),
    )
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, actor.organizationId),
        eq(invoices.state, 'issued'),
        inArray(invoices.id, bearing),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update')
}
