import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointmentLines, appointments } from '../../db/schema/appointments-table'
import { superbillSessions } from '../../db/schema/superbills-table'
import { isAppointmentOfClient, isHeldSession } from './billable-sessions'

const LINE = {
  clientId: appointmentClients.clientId,
  clinicianId: appointments.clinicianId,
  appointmentId: appointments.id,
  /** The superbill that holds the session, or null. */
  superbillId: superbillSessions.superbillId,
  startsAt: appointments.startsAt,
  /** Null is telehealth. */
  locationId: appointments.locationId,
  code: appointmentLines.serviceCode,
  modifiers: appointmentLines.modifiers,
  label: appointmentLines.label,
  units: appointmentLines.units,
  /** Of one unit, in cents. */
  feeCents: appointmentLines.feeCents,
}

/** The services of the sessions that `where` chooses, by their time. */
export const selectSessionLines = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(LINE)
    .from(appointmentClients)
    .innerJoin(appointments, isAppointmentOfClient)
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.organizationId, appointments.organizationId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .leftJoin(superbillSessions, isHeldSession)
    .where(where)
    .orderBy(asc(appointments.startsAt), asc(appointments.id), asc(appointmentLines.position))

/** One service of a session that a client came to. */
export type SessionLine = Awaited<ReturnType<typeof selectSessionLines>>[number]

/** What is charged for it, in cents. */
export const chargeOf = ({ units, feeCents }: SessionLine): number => units * feeCents
