import type { Appointment } from '@oaklet/api/contract'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentSeries } from '../../db/schema/appointment-series-table'
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

/** Appointments as the contract shows them: in one query, and a second one where some are of series. */
export async function selectAppointments(tx: Tx, selection: Selection): Promise<Appointment[]> {
  const query = tx
    .select({
      appointment: appointments,
      clinician: { id: staff.id, name: staff.name, colorIndex: staff.colorIndex },
      locationName: locations.name,
      clients: CLIENTS,
      lines: LINES,
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
  const series = await seriesOf(
    tx,
    rows.map(({ appointment }) => appointment),
  )
  return rows.map((row) => toAppointment({ ...row, series: series.get(row.appointment.id) ?? null }))
}

/** The series of appointments, with the place of each in its own, by the appointments' ids; each series is counted once. */
async function seriesOf(
  tx: Tx,
  found: readonly AppointmentRow[],
): Promise<ReadonlyMap<string, Appointment['series']>> {
  const repeated = found.filter(({ seriesId }) => seriesId !== null)
  const seriesIds = [...new Set(repeated.flatMap(({ seriesId }) => seriesId ?? []))]
  if (seriesIds.length === 0) return new Map()
  const places = tx
    .select({
      id: appointments.id,
      series: sql<Appointment['series']>`json_build_object(
        'id', ${appointmentSeries.id}, 'freq', ${appointmentSeries.freq}, 'every', ${appointmentSeries.every},
        'place', rank() over (partition by ${appointments.seriesId} order by ${appointments.occurrenceOn}),
        'count', count(*) over (partition by ${appointments.seriesId})
      )`.as('series'),
    })
    .from(appointments)
    .innerJoin(
      appointmentSeries,
      and(
        eq(appointmentSeries.organizationId, appointments.organizationId),
        eq(appointmentSeries.id, appointments.seriesId),
      ),
    )
    .where(inArray(appointments.seriesId, seriesIds))
    .as('places')
  const ids = repeated.map(({ id }) => id)
  const rows = await tx.select().from(places).where(inArray(places.id, ids))
  return new Map(rows.map(({ id, series }) => [id, series]))
}

type AppointmentRow = typeof appointments.$inferSelect

interface SelectedRow {
  appointment: AppointmentRow
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
