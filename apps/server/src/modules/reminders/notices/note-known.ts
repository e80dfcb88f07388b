import { and, eq, gt, inArray } from 'drizzle-orm'
import { insertRows } from '../../../db/insert-rows'
import { appointments } from '../../../db/schema/appointments-table'
import { appointmentNotices } from '../../../db/schema/reminders-table'
import type { Work } from '../../../work'
import { selectReminded } from '../select-reminded'

/** Notes that clients know what is booked for them, so that from now on they are told what changes of it, and no more. */
export async function noteKnown(work: Work, practiceId: string): Promise<void> {
  const { organizationId } = work.actor
  const now = work.now()
  const booked = await selectReminded(
    work.tx,
    and(
      eq(appointments.organizationId, organizationId),
      eq(appointments.practiceId, practiceId),
      gt(appointments.startsAt, now),
      inArray(appointments.status, ['scheduled', 'confirmed']),
    ),
  )
  const rows = booked.map(({ appointment, client }) => ({
    ...{ organizationId, id: work.newId(), practiceId, appointmentId: appointment.id, clientId: client.id },
    ...{ kind: 'known' as const, startsAt: appointment.startsAt, toldAt: now },
  }))
  await insertRows(work.tx, appointmentNotices, rows)
}
