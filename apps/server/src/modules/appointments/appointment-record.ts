import {
  accessScope,
  APPOINTMENT_STATUSES,
  type Appointment,
  type AppointmentHit,
  takesPlace,
} from '@oaklet/api/contract'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { dayBounds } from '../../calendar-day'
import {
  appointmentClients,
  appointments,
  exportedAppointmentClients,
  exportedAppointmentLines,
  exportedAppointments,
  exportedBilledAppointments,
} from '../../db/schema/appointments-table'
import { staff } from '../../db/schema/staff-table'
import type { RecordKind, RecordQuery, TimelineClient, TimelineRows } from '../../record-kind'
import { isVisibleAppointment } from './find-appointment'
import { takesPart } from './list-client-appointments'
import { appointmentsBetween } from './list-appointments'
import { selectAppointments } from './select-appointments'

export const appointmentRecord: RecordKind = {
  tables: [
    exportedAppointments,
    exportedAppointmentClients,
    exportedAppointmentLines,
    exportedBilledAppointments,
  ],
  search: { kind: 'appointment', find: findHits },
  timeline: [{ kind: 'appointment', rows: rowsOfClient }],
}

/** What a client came to, or didn't, until now. */
function rowsOfClient({ work, client, dayOf }: TimelineClient): TimelineRows | null {
  const { actor } = work
  const scope = accessScope(actor.permissions, 'appointments:view')
  if (scope === 'none') return null
  return {
    from: sql`${appointments}
      join ${staff} on ${staff.organizationId} = ${appointments.organizationId} and ${staff.id} = ${appointments.clinicianId}`,
    where: and(
      isVisibleAppointment(actor, client.practiceId, scope),
      takesPart(client.id),
      lte(appointments.startsAt, work.now()),
    ),
    id: appointments.id,
    on: dayOf(appointments.startsAt),
    at: appointments.startsAt,
    facts: {
      status: statusFor(client.id),
      service: sql`(
        select l.label from appointment_lines l
        where l.organization_id = ${appointments.organizationId} and l.appointment_id = ${appointments.id}
        order by l.position limit 1
      )`,
      clinicianName: staff.name,
    },
  }
}

/** How the appointment stands for the client, who may have missed what took place with others; as the web says it. */
const statusFor = (clientId: string) => sql`(
  select case
    when ac.attendance in ('expected', 'present') or not ${inArray(appointments.status, APPOINTMENT_STATUSES.filter(takesPlace))}
      then ${appointments.status}
    when ac.attendance = 'excused' then 'cancelled_client'
    else ac.attendance
  end
  from appointment_clients ac
  where ac.organization_id = ${appointments.organizationId} and ac.appointment_id = ${appointments.id}
    and ac.client_id = ${clientId}
)`

/** Finds the appointments of the day that the phrase names, or of the clients, those nearest to now first. */
async function findHits(query: RecordQuery): Promise<AppointmentHit[]> {
  const scope = accessScope(query.work.actor.permissions, 'appointments:view')
  if (scope === 'none') return []
  const { day } = query.phrase
  const found = day === null ? await ofClients(query, scope) : await ofDay(query, scope, day)
  return found.map(toHit)
}

async function ofDay(
  { work, practiceId, practice, limit }: RecordQuery,
  scope: Scope,
  day: string,
): Promise<Appointment[]> {
  const between = dayBounds(day, practice.timeZone)
  return (await appointmentsBetween(work, practiceId, scope, between)).slice(0, limit)
}

async function ofClients(query: RecordQuery, scope: Scope): Promise<Appointment[]> {
  const { work, practiceId, limit } = query
  const found = await query.namedClients(scope === 'all' ? 'all' : 'met')
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
