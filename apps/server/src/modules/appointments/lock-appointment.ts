import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor, Scope } from '../../actor'
import type { Tx } from '../../db/database'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { findAppointment, isAppointment, type AppointmentKey } from './find-appointment'

export type AppointmentRow = typeof appointments.$inferSelect

/** The version that is changed, or null for whichever it is, and with whom it is to be; left out, who it is with stays. */
interface Placed {
  version: number | null
  clinicianId?: string | undefined
  clientIds?: readonly string[] | undefined
}

/** Lets one transaction at a time place appointments of a clinician, so that two can't wait for each other. */
export async function lockCalendar(tx: Tx, clinicianId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${clinicianId}`}, 0))`)
}

/**
 * Lets one transaction at a time place appointments of the clients, so that two with two clinicians can't both find a
 * client free. It comes after the clinicians' calendars and before the rows of appointments.
 */
export async function lockClientCalendars(tx: Tx, clientIds: readonly string[]): Promise<void> {
  const inOrder = JSON.stringify([...new Set(clientIds)].toSorted())
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('calendar ' || client.id, 0))
    from jsonb_array_elements_text(${inOrder}::jsonb) as client (id)`)
}

/** Returns the ids of the clients of appointments. */
export async function clientIdsOf(work: Work<Actor>, appointmentIds: readonly string[]): Promise<string[]> {
  const found = await work.tx
    .selectDistinct({ clientId: appointmentClients.clientId })
    .from(appointmentClients)
    .where(
      and(
        eq(appointmentClients.organizationId, work.actor.organizationId),
        inArray(appointmentClients.appointmentId, [...appointmentIds]),
      ),
    )
  return found.map(({ clientId }) => clientId)
}

/**
 * The row to change, held until the transaction ends, calendars first and row second.
 * Throws 404 when the actor may not know of it, and stale_edit when it isn't at `version` any more.
 */
export async function lockAppointment(
  work: Work<Actor>,
  key: AppointmentKey,
  scope: Scope,
  { version, clinicianId, clientIds }: Placed,
): Promise<AppointmentRow> {
  const mine = isAppointment(work.actor, key, scope)
  const [seen] = await work.tx.select().from(appointments).where(mine)
  if (seen === undefined) throw notFound()
  await lockCalendar(work.tx, clinicianId ?? seen.clinicianId)
  await lockClientCalendars(work.tx, clientIds ?? (await clientIdsOf(work, [key.appointmentId])))
  const [locked] = await work.tx.select().from(appointments).where(mine).for('update')
  if (locked === undefined) throw notFound()
  if (version !== null && locked.version !== version) throw staleEdit(await findAppointment(work, key, scope))
  return locked
}
