import { and, eq, gt, inArray } from 'drizzle-orm'
import { insertRows } from '../../../db/insert-rows'
import { appointmentClients, appointments } from '../../../db/schema/appointments-table'
import { appointmentNotices } from '../../../db/schema/reminders-table'
import type { Work } from '../../../work'

/** Notes that clients know what is booked for them, so that from now on they are told what changes of it, and no more. */
export async function noteKnown(work: Work, practiceId: string): Promise<void> {
  const { organizationId } = work.actor
  const now = work.now()
  const booked = await work.tx
    .select({
      ...{ appointmentId: appointments.id, clientId: appointmentClients.clientId },
      startsAt: appointments.startsAt,
    })
    .from(appointments)
    .innerJoin(
      appointmentClients,
      and(
        eq(appointmentClients.organizationId, appointments.organizationId),
        eq(appointmentClients.appointmentId, appointments.id),
      ),
    )
    .where(
      and(
        eq(appointments.organizationId, organizationId),
        eq(appointments.practiceId, practiceId),
        gt(appointments.startsAt, now),
        inArray(appointments.status, ['scheduled', 'confirmed']),
      ),
    )
  const rows = booked.map((one) => ({
    ...{ organizationId, id: work.newId(), practiceId, ...one, kind: 'known' as const, toldAt: now },
  }))
  await insertRows(work.tx, appointmentNotices, rows)
}
