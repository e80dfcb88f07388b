import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import {
  appointmentClients,
  appointmentLines,
  appointments,
  billedAppointments,
} from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { superbillSessions } from '../../db/schema/superbills-table'
import { isGroupSession, isNowhereIn, isOnNoClaim } from '../appointments'
import { BY_NAME, isClientOf } from '../caseload'

const LINE = {
  clientId: appointmentClients.clientId,
  clinicianId: appointments.clinicianId,
  appointmentId: appointments.id,
  status: appointments.status,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  /** Null is telehealth. */
  locationId: appointments.locationId,
  code: appointmentLines.serviceCode,
  modifiers: appointmentLines.modifiers,
  units: appointmentLines.units,
  /** Of one unit, in cents, as it was booked. */
  feeCents: appointmentLines.feeCents,
}

/** The services of the sessions that `where` chooses: by the client’s name, then by their time. */
export const selectInsuredLines = (tx: Tx, where: SQL | undefined, limit = 1000) =>
  tx
    .select(LINE)
    .from(appointmentClients)
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentClients.organizationId),
        eq(appointments.id, appointmentClients.appointmentId),
      ),
    )
    .innerJoin(clients, isClientOf(appointmentClients))
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.organizationId, appointments.organizationId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .where(where)
    .orderBy(...BY_NAME, asc(appointments.startsAt), asc(appointments.id), asc(appointmentLines.position))
    .limit(limit)

/** One service of a session of a client. */
export type InsuredLine = Awaited<ReturnType<typeof selectInsuredLines>>[number]

/** The completed insured sessions of the practice, each for a client who was there. */
export const isInsured = (
  { organizationId }: Pick<StaffActor, 'organizationId'>,
  practiceId: string,
): SQL | undefined =>
  and(
    eq(appointmentClients.organizationId, organizationId),
    eq(appointments.practiceId, practiceId),
    eq(appointments.billingType, 'insurance'),
    isNotNull(appointmentClients.attendedAt),
    or(isGroupSession(appointmentClients), isFirstClient()),
  )

/** Whether nobody else who came to the session stands before the client. */
function isFirstClient(): SQL {
  return sql`not exists (
    select from appointment_clients other
    where other.organization_id = ${appointmentClients.organizationId}
      and other.appointment_id = ${appointmentClients.appointmentId}
      and other.attended_at is not null
      and other.position < ${appointmentClients.position}
  )`
}

/** Whether no claim, superbill or invoice holds the session of the client yet. */
export const isUnclaimed = (): SQL | undefined =>
  and(isOnNoClaim(), isNowhereIn(superbillSessions), isNowhereIn(billedAppointments))
