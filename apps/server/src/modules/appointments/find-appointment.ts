import type { Appointment } from '@oaklet/api/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { type Actor, type Scope, staffIdOf } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { selectAppointments } from './select-appointments'

/** Names one appointment of one practice, as the routes' parameters do. */
export interface AppointmentKey {
  practiceId: string
  appointmentId: string
}

/** The practice's appointments, narrowed to those that the actor holds when `scope` says so. */
export const isVisibleAppointment = (actor: Actor, practiceId: string, scope: Scope) =>
  and(
    eq(appointments.organizationId, actor.organizationId),
    eq(appointments.practiceId, practiceId),
    scope === 'own' ? isOnCalendarOf(actor) : undefined,
  )

/** Nobody but a member of the staff has a calendar. */
function isOnCalendarOf(actor: Actor): SQL {
  const staffId = staffIdOf(actor)
  return staffId === null ? sql`false` : eq(appointments.clinicianId, staffId)
}

/** The row that `key` names, if the actor may know of it. */
export const isAppointment = (actor: Actor, key: AppointmentKey, scope: Scope) =>
  and(isVisibleAppointment(actor, key.practiceId, scope), eq(appointments.id, key.appointmentId))

/** One appointment as the contract shows it; throws 404 when the actor may not know of one. */
export async function findAppointment(
  work: Work<Actor>,
  key: AppointmentKey,
  scope: Scope,
): Promise<Appointment> {
  const [found] = await selectAppointments(work.tx, { where: isAppointment(work.actor, key, scope) })
  if (found === undefined) throw notFound()
  return found
}
