import { and, eq, gte, inArray, min } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'

/** When each client is next expected, at `now` or later; a client who is missing has nothing booked. */
export async function nextAppointments(
  tx: Tx,
  practiceId: string,
  clientIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (clientIds.length === 0) return new Map()
  const rows = await tx
    .select({ clientId: appointmentClients.clientId, startsAt: min(appointments.startsAt) })
    .from(appointmentClients)
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentClients.organizationId),
        eq(appointments.id, appointmentClients.appointmentId),
      ),
    )
    .where(
      and(
        inArray(appointmentClients.clientId, [...clientIds]),
        eq(appointments.practiceId, practiceId),
        inArray(appointments.status, ['scheduled', 'confirmed']),
        inArray(appointmentClients.attendance, ['expected', 'present']),
        gte(appointments.startsAt, now),
      ),
    )
    .groupBy(appointmentClients.clientId)
  return new Map(rows.flatMap(({ clientId, startsAt }) => (startsAt === null ? [] : [[clientId, startsAt]])))
}
