import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { appointmentReminders, reminderStops } from '../../db/schema/reminders-table'
import { isClientOf } from '../caseload'

/** One client of an appointment, with what decides whether and when they are reminded. */
export interface Reminded {
  appointment: typeof appointments.$inferSelect
  client: typeof clients.$inferSelect
  isStopped: boolean
  /** Whether they don’t come to a session of several, which takes place without them. */
  isNotComing: boolean
  /** How many days before it reminders of its present time were due that were sent. */
  sentDays: number[]
}

const SENT_DAYS = sql<number[]>`(
  select coalesce(json_agg(r.days_before), '[]') from ${appointmentReminders} r
  where r.organization_id = ${appointments.organizationId} and r.appointment_id = ${appointments.id}
    and r.client_id = ${clients.id} and r.starts_at = ${appointments.startsAt}
)`

const IS_STOPPED = sql<boolean>`exists (
  select from ${reminderStops} s
  where s.organization_id = ${clients.organizationId} and s.client_id = ${clients.id}
)`

const IS_NOT_COMING = sql<boolean>`${appointmentClients.attendance} not in ('expected', 'present')`

/** The clients of appointments, in their order, each with its appointment. */
export const selectReminded = (tx: Tx, where: SQL | undefined): Promise<Reminded[]> =>
  tx
    .select({
      ...{ appointment: appointments, client: clients },
      ...{ isStopped: IS_STOPPED, isNotComing: IS_NOT_COMING, sentDays: SENT_DAYS },
    })
    .from(appointments)
    .innerJoin(
      appointmentClients,
      and(
        eq(appointmentClients.organizationId, appointments.organizationId),
        eq(appointmentClients.appointmentId, appointments.id),
      ),
    )
    .innerJoin(clients, isClientOf(appointmentClients))
    .where(where)
    .orderBy(asc(appointments.startsAt), asc(appointments.id), asc(appointmentClients.position))
