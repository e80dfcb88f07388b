import { accessScope, type Appointment, type AppointmentHit } from '@oaklet/api/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { dayBounds } from '../../calendar-day'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { appointmentsBetween, isVisibleAppointment, selectAppointments } from '../appointments'
import type { SearchContext } from './search-context'

/** The appointments of the day that the phrase names, or of the clients, those nearest to now first. */
export async function searchAppointments(context: SearchContext): Promise<AppointmentHit[]> {
  const scope = accessScope(context.work.actor.permissions, 'appointments:view')
  if (scope === 'none') return []
  const { phrase } = context
  const found =
    phrase.day === null ? await ofClients(context, scope) : await ofDay(context, scope, phrase.day)
  return found.map(toHit)
}

async function ofDay(
  { work, practiceId, practice, limit }: SearchContext,
  scope: Scope,
  day: string,
): Promise<Appointment[]> {
  const between = dayBounds(day, practice.timeZone)
  return (await appointmentsBetween(work, practiceId, scope, between)).slice(0, limit)
}

async function ofClients(context: SearchContext, scope: Scope): Promise<Appointment[]> {
  const { work, practiceId, limit } = context
  const found = await context.namedClients(scope === 'all' ? 'all' : 'met')
  if (found.length === 0) return []
  const theirs = work.tx
    .select({ id: appointmentClients.appointmentId })
    .from(appointmentClients)
    .where(
      and(
        eq(appointmentClients.organizationId, work.actor.organizationId),
        inArray(
          appointmentClients.clientId,
          found.map(({ id }) => id),
        ),
      ),
    )
  const fromNow = sql`abs(extract(epoch from ${appointments.startsAt} - ${work.now().toISOString()}::timestamptz))`
  return selectAppointments(work.tx, {
    where: and(isVisibleAppointment(work.actor, practiceId, scope), inArray(appointments.id, theirs)),
    orderBy: [asc(fromNow), asc(appointments.id)],
    limit,
  })
}

const toHit = ({ id, clients, clinician, startsAt, timeZone, status }: Appointment): AppointmentHit => ({
  kind: 'appointment',
  id,
  clientNames: clients.map(({ name }) => name),
  clinicianName: clinician.name,
  startsAt,
  timeZone,
  status,
})
