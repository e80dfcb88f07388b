import type { Hold } from '@oaklet/api/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { CREDIT_CENTS, isCredit } from './ledger'

/** The day that a session begins on, where the practice is. */
export const sessionDay = (timeZone: string) =>
  sql<string>`(${appointments.startsAt} at time zone ${timeZone}::text)::date::text`

/** What is held for sessions of each of these clients, the latest session first; a client who is missing has none. */
export async function holdsOf(
  { tx, actor }: Work,
  { practiceId, timeZone }: { practiceId: string; timeZone: string },
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Hold[]>> {
  if (clientIds.length === 0) return new Map()
  const { organizationId, clientId, appointmentId } = ledgerEntries
  const rows = await tx
    .select({
      clientId,
      appointmentId: appointments.id,
      date: sessionDay(timeZone),
      amountCents: CREDIT_CENTS,
    })
    .from(ledgerEntries)
    .innerJoin(
      appointments,
      and(eq(appointments.organizationId, organizationId), eq(appointments.id, appointmentId)),
    )
    .where(
      and(
        eq(organizationId, actor.organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        inArray(clientId, [...clientIds]),
        isCredit,
      ),
    )
    .groupBy(clientId, appointments.organizationId, appointments.id)
    .having(sql`${CREDIT_CENTS} > 0`)
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
  const holds = new Map<string, Hold[]>()
  for (const row of rows) {
    const { appointmentId: id, date, amountCents } = row
    holds.set(row.clientId, [...(holds.get(row.clientId) ?? []), { appointmentId: id, date, amountCents }])
  }
  return holds
}
