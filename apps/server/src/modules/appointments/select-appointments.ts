import type { Appointment } from '@oaklet/api/contract'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { locations } from '../../db/schema/locations-table'
import { staff } from '../../db/schema/staff-table'
import { displayName } from '../caseload'

interface ClientOfAppointment {
  id: string
  firstName: string
  lastName: string
  preferredName: string
  attendance: Appointment['clients'][number]['attendance']
}

const CLIENTS = sql<ClientOfAppointment[]>`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'preferredName', c.preferred_name,
    'attendance', ac.attendance
  ) order by ac.position), '[]')
  from appointment_clients ac join clients c on c.organization_id = ac.organization_id and c.id = ac.client_id
  where ac.organization_id = ${appointments.organizationId} and ac.appointment_id = ${appointments.id}
)`

const LINES = sql<Appointment['lines']>`(
  select coalesce(json_agg(json_build_object(
    'serviceCode', l.service_code, 'label', l.label, 'modifiers', l.modifiers, 'units', l.units,
    'feeCents', l.fee_cents
  ) order by l.position), '[]')
  from appointment_lines l
  where l.organization_id = ${appointments.organizationId} and l.appointment_id = ${appointments.id}
)`

const SERIES = sql<Appointment['series']>`(
  select json_build_object(
    'id', s.id, 'freq', s.freq, 'every', s.every,
    'place', count(o.id) filter (where o.occurrence_on <= ${appointments.occurrenceOn}), 'count', count(o.id)
  )
  from appointment_series s
  join appointments o on o.organization_id = s.organization_id and o.series_id = s.id
  where s.organization_id = ${appointments.organizationId} and s.id = ${appointments.seriesId}
  group by s.organization_id, s.id
)`

const invoiceId = (clientId: string | undefined) => sql<string | null>`(
  select b.invoice_id from billed_appointments b
  where b.organization_id = ${appointments.organizationId} and b.appointment_id = ${appointments.id}
    ${clientId === undefined ? sql`` : sql`and b.client_id = ${clientId}`}
  order by b.invoice_id limit 1
)`

export interface Selection {
  where: SQL | undefined
  /** Default: by start, then id. */
  orderBy?: SQL[]
  limit?: number
  /** Whose invoice `invoiceId` names, when an appointment has several clients. */
  billedTo?: string
}

/** Appointments as the contract shows them, in one query. */
export async function selectAppointments(tx: Tx, selection: Selection): Promise<Appointment[]> {
  const query = tx
    .select({
      appointment: appointments,
      clinician: { id: staff.id, name: staff.name, colorIndex: staff.colorIndex },
      locationName: locations.name,
      clients: CLIENTS,
      lines: LINES,
      series: SERIES,
      invoiceId: invoiceId(selection.billedTo),
    })
    .from(appointments)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, appointments.organizationId), eq(staff.id, appointments.clinicianId)),
    )
    .leftJoin(
      locations,
      and(
        eq(locations.organizationId, appointments.organizationId),
        eq(locations.id, appointments.locationId),
      ),
    )
    .where(selection.where)
    .orderBy(...(selection.orderBy ?? [asc(appointments.startsAt), asc(appointments.id)]))
    .$dynamic()
  const rows = await (selection.limit === undefined ? query : query.limit(selection.limit))
  return rows.map(toAppointment)
}

interface SelectedRow {
  appointment: typeof appointments.$inferSelect
  clinician: Appointment['clinician']
  locationName: string | null
  clients: ClientOfAppointment[]
  lines: Appointment['lines']
  series: Appointment['series']
  invoiceId: string | null
}

function toAppointment({ appointment, locationName, clients, ...parts }: SelectedRow): Appointment {
  const { id, practiceId, locationId, timeZone, memo, billingType, status, version } = appointment
  return {
    ...parts,
    id,
    practiceId,
    clients: clients.map((client) => ({
      id: client.id,
      name: displayName(client),
      attendance: client.attendance,
    })),
    location: locationId === null ? null : { id: locationId, name: locationName ?? '' },
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    timeZone,
    memo,
    billingType,
    status,
    version,
    createdAt: appointment.createdAt.toISOString(),
    updatedAt: appointment.updatedAt.toISOString(),
  }
}
