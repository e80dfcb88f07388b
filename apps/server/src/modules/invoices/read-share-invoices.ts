import { accessScope, type ClaimInvoice } from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoiceLines, invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { clientsInScope } from '../caseload'
import { selectInvoices, statusOf } from './select-invoices'

/** The invoices over what was left of a claim to the client, void ones too, as far as the actor may see invoices. */
export async function readShareInvoices({ tx, actor }: Work, claimId: string): Promise<ClaimInvoice[]> {
  const scope = accessScope(actor.permissions, 'invoices:view')
  if (scope === 'none') return []
  const shared = tx
    .select({ id: invoiceLines.invoiceId })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.organizationId, actor.organizationId), eq(invoiceLines.claimId, claimId)))
  const rows = await selectInvoices(tx, {
    where: and(
      eq(invoices.organizationId, actor.organizationId),
      inArray(invoices.id, shared),
      clientsInScope(actor, scope),
    ),
    orderBy: [asc(invoices.number)],
    limit: 100,
  })
  return rows.flatMap((row) => {
    const { id, number } = row.invoice
    return number === null ? [] : [{ id, number, status: statusOf(row) }]
  })
}
