import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import { isOpen } from './select-invoices'

const isDueOn = (day: string): SQL | undefined => and(isOpen(), sql`${invoices.dueOn} <= ${day}::date`)

/** The client’s invoices that are open and due on a day, the longest due first. */
export async function findDueInvoiceIds(
  tx: Tx,
  of: { organizationId: string; practiceId: string; clientId: string },
  day: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, of.organizationId),
        eq(invoices.practiceId, of.practiceId),
        eq(invoices.clientId, of.clientId),
        isDueOn(day),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.number), asc(invoices.id))
  return rows.map(({ id }) => id)
}

/** Whether the client of a row has an invoice in its practice that is open and due on a day. */
export const hasDueInvoice = (
  of: { organizationId: AnyPgColumn; practiceId: AnyPgColumn; clientId: AnyPgColumn },
  day: string,
): SQL => sql`exists (
  select from ${invoices}
  where ${invoices.organizationId} = ${of.organizationId} and ${invoices.practiceId} = ${of.practiceId}
    and ${invoices.clientId} = ${of.clientId} and ${isDueOn(day)}
)`
