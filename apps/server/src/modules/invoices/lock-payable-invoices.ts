import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import { balanceOfInvoice } from '../ledger'

/** An issued invoice that money can go to, and how much. */
export interface PayableInvoice {
  id: string
  number: number | null
  balanceCents: number
}

/**
 * The client's issued invoices among `invoiceIds`, held until the transaction ends.
 * Their balances are read after the lock, so two payments can't both pay the same cents.
 */
export async function lockPayableInvoices(
  tx: Tx,
  of: { organizationId: string; practiceId: string; clientId: string },
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, PayableInvoice>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, of.organizationId),
        eq(invoices.practiceId, of.practiceId),
        eq(invoices.clientId, of.clientId),
        eq(invoices.state, 'issued'),
        inArray(invoices.id, [...invoiceIds]),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update')
  const payable = new Map<string, PayableInvoice>()
  for (const row of rows) {
    payable.set(row.id, { ...row, balanceCents: await balanceOfInvoice(tx, of.organizationId, row.id) })
  }
  return payable
}
