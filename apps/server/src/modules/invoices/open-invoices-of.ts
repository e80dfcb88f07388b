import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import type { PayableInvoice } from './lock-payable-invoices'
import { isOwedNow } from './select-invoices'

/** The client's issued invoices on which something is left to pay, the oldest first. */
export const openInvoicesOf = (
  tx: Tx,
  of: { organizationId: string; practiceId: string; clientId: string },
): Promise<PayableInvoice[]> =>
  tx
    .select({ id: invoices.id, number: invoices.number, balanceCents: debts.cents })
    .from(invoices)
    .innerJoin(debts, isOwedNow)
    .where(
      and(
        eq(invoices.organizationId, of.organizationId),
        eq(invoices.practiceId, of.practiceId),
        eq(invoices.clientId, of.clientId),
      ),
    )
    .orderBy(asc(invoices.number))
