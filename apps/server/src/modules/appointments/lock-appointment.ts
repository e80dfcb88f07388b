import { sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { findAppointment, isAppointment, type AppointmentKey } from './find-appointment'

export type AppointmentRow = typeof appointments.$inferSelect

/** Lets one transaction at a time place appointments of a clinician, so that two can't wait for each other. */
export async function lockCalendar(tx: Tx, clinicianId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${clinicianId}`}, 0))`)
}

/**
 * The row to change, held until the transaction ends, calendar first and row second.
 * Throws 404 when the actor may not know of it, and stale_edit when it isn't at `version` any more.
 */
export async function lockAppointment(
  work: Work,
  key: AppointmentKey,
  scope: Scope,
  { version, clinicianId }: { version: number; clinicianId?: string | undefined },
): Promise<AppointmentRow> {
  const mine = isAppointment(work.actor, key, scope)
  const [seen] = await work.tx.select().from(appointments).where(mine)
  if (seen === undefined) throw notFound()
  await lockCalendar(work.tx, clinicianId ?? seen.clinicianId)
  const [locked] = await work.tx.select().from(appointments).where(mine).for('update')
  if (locked === undefined) throw notFound()
  if (locked.version !== version) throw staleEdit(await findAppointment(work, key, scope))
  return locked
}
