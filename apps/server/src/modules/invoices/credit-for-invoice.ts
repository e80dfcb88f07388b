import { and, eq, isNotNull } from 'drizzle-orm'
import { billedAppointments } from '../../db/schema/appointments-table'
import { invoiceLines } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { creditParts, type MoneyPart } from '../ledger'

/** The credit that can be put on an invoice: what is held for the sessions that it bills, or has a share of, first, then what is held for none. */
export async function creditForInvoice(
  { tx }: Work,
  invoice: { organizationId: string; practiceId: string; clientId: string; id: string },
): Promise<MoneyPart[]> {
  const parts = await creditParts(tx, invoice)
  const { organizationId, id: invoiceId } = invoice
  const billed = await tx
    .select({ id: billedAppointments.appointmentId })
    .from(billedAppointments)
    .where(
      and(eq(billedAppointments.organizationId, organizationId), eq(billedAppointments.invoiceId, invoiceId)),
    )
  const shared = await tx
    .select({ id: invoiceLines.appointmentId })
    .from(invoiceLines)
    .where(
      and(
        eq(invoiceLines.organizationId, organizationId),
        eq(invoiceLines.invoiceId, invoiceId),
        isNotNull(invoiceLines.claimId),
        isNotNull(invoiceLines.appointmentId),
      ),
    )
  const sessions = [...billed, ...shared]
  const own = parts.filter(({ appointmentId }) => sessions.some(({ id }) => id === appointmentId))
  return [...own, ...parts.filter(({ appointmentId }) => appointmentId === null)]
}
