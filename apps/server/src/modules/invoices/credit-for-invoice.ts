import { and, eq } from 'drizzle-orm'
import { billedAppointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { creditParts, type MoneyPart } from '../ledger'

/** The credit that can be put on an invoice: what is held for its own sessions first, then what is held for none. */
export async function creditForInvoice(
  { tx }: Work,
  invoice: { organizationId: string; practiceId: string; clientId: string; id: string },
): Promise<MoneyPart[]> {
  const parts = await creditParts(tx, invoice)
  const billed = await tx
    .select({ id: billedAppointments.appointmentId })
    .from(billedAppointments)
    .where(
      and(
        eq(billedAppointments.organizationId, invoice.organizationId),
        eq(billedAppointments.invoiceId, invoice.id),
      ),
    )
  const own = parts.filter(({ appointmentId }) => billed.some(({ id }) => id === appointmentId))
  return [...own, ...parts.filter(({ appointmentId }) => appointmentId === null)]
}
