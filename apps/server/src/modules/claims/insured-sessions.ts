import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { appointmentClients, appointmentLines, appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { unclaimedSessions } from '../../db/schema/unclaimed-sessions-table'
import { isGroupSession } from '../appointments'
import { BY_NAME, isClientOf } from '../caseload'

const OTHERS = alias(appointmentClients, 'others')

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
    isBilledFor(),
  )

/** Whether the session is billed for the client: in a group for everyone who came, else for the first one of them. */
function isBilledFor(): SQL {
  return sql`not exists (
    select from ${appointmentClients} as ${OTHERS}
    where ${OTHERS.organizationId} = ${appointmentClients.organizationId}
      and ${OTHERS.appointmentId} = ${appointmentClients.appointmentId}
      and ${OTHERS.attendedAt} is not null
      and ${OTHERS.position} < ${appointmentClients.position}
      and not ${isGroupSession(OTHERS)}
  )`
}

/** The insured sessions of the practice that no claim, superbill or invoice bills for the client. */
export const isUnclaimed = (
  { organizationId }: Pick<StaffActor, 'organizationId'>,
  practiceId: string,
): SQL | undefined =>
  and(
    eq(appointmentClients.organizationId, organizationId),
    sql`exists (
      select from ${unclaimedSessions}
      where ${unclaimedSessions.organizationId} = ${organizationId}
        and ${unclaimedSessions.practiceId} = ${practiceId}
        and ${unclaimedSessions.appointmentId} = ${appointmentClients.appointmentId}
        and ${unclaimedSessions.clientId} = ${appointmentClients.clientId}
    )`,
  )
