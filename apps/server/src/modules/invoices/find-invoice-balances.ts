import type { PaymentDetails } from '@oaklet/api/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import { ledgerEntries } from '../../db/schema/ledger-table'

/** What is left to pay and what is paid of each of these invoices, the oldest first. */
export function findInvoiceBalances(
  tx: Tx,
  organizationId: string,
  invoiceIds: readonly string[],
): Promise<PaymentDetails['invoices']> {
  const cents = ledgerEntries.amountCents
  return tx
    .select({
      id: invoices.id,
      number: invoices.number,
      paidCents: sql<number>`0 - coalesce(
        sum(${cents}) filter (where oaklet_effect(${ledgerEntries.kind}) = 'payment'), 0
      )::float8`,
      balanceCents: sql<number>`sum(${cents})::float8`,
    })
    .from(invoices)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.organizationId, invoices.organizationId),
        eq(ledgerEntries.invoiceId, invoices.id),
      ),
    )
    .where(and(eq(invoices.organizationId, organizationId), inArray(invoices.id, [...invoiceIds])))
    .groupBy(invoices.organizationId, invoices.id)
    .orderBy(asc(invoices.number))
}
