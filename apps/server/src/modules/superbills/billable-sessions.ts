import { and, eq, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { dayBounds } from '../../calendar-day'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { superbillSessions } from '../../db/schema/superbills-table'
import { isOnNoClaim } from '../appointments'

/** A period in the days of a practice. */
export interface Period {
  from: string
  to: string
}

/** Joins the appointment of a client. */
export const isAppointmentOfClient = and(
  eq(appointments.organizationId, appointmentClients.organizationId),
  eq(appointments.id, appointmentClients.appointmentId),
)

/** Joins which superbill holds the session of a client. */
export const isHeldSession = and(
  eq(superbillSessions.organizationId, appointmentClients.organizationId),
  eq(superbillSessions.appointmentId, appointmentClients.appointmentId),
  eq(superbillSessions.clientId, appointmentClients.clientId),
)

/** Whether no superbill holds the session of a client yet. */
export const isFree = isNull(superbillSessions.superbillId)

/** What can be on a superbill of the practice: completed self-pay sessions that are on no claim, each for a client who was there. */
export const isBillable = (
  { organizationId }: Pick<StaffActor, 'organizationId'>,
  practiceId: string,
): SQL | undefined =>
  and(
    eq(appointmentClients.organizationId, organizationId),
    eq(appointments.practiceId, practiceId),
    eq(appointments.billingType, 'self_pay'),
    isNotNull(appointmentClients.attendedAt),
    isOnNoClaim(),
  )

/** Whether the session began on a day of the period. */
export const isWithin = ({ from, to }: Period, timeZone: string): SQL | undefined =>
  and(
    gte(appointments.startsAt, dayBounds(from, timeZone).from),
    lt(appointments.startsAt, dayBounds(to, timeZone).to),
  )
