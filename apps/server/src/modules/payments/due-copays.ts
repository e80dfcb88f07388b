import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { JobActor } from '../../actor'
import { dayBounds } from '../../calendar-day'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { isGroupSession, isHoldable } from '../appointments'
import { sessionDay } from '../ledger'
import { copayOf } from './holdable-sessions'

/** Whose copays, as values or as columns of a row around. */
interface Of<Value> {
  organizationId: Value
  practiceId: Value
  clientId: Value
}

/** The night that takes copays: its day `YYYY-MM-DD` in the practice’s time zone, and since when they are agreed to. */
export interface CopayNight<Since> {
  day: string
  timeZone: string
  since: Since
}

/**
 * A night takes the copays of so many days before it: a session is often marked as completed some days later, and a card
 * that is declined is tried again.
 */
const DAYS_BACK = 7

/** The session of the row, for conditions that need to know which one it is. */
const SESSION = {
  organizationId: appointmentClients.organizationId,
  appointmentId: appointmentClients.appointmentId,
}

/** What was paid for the session by anyone whose payment counts for the client: in a group each pays alone. */
const paidFor = (clientId: string | AnyPgColumn) => sql`coalesce((
  select 0 - sum(e.amount_cents) from ledger_entries e
  where e.organization_id = ${appointments.organizationId} and e.appointment_id = ${appointments.id}
    and e.kind = 'payment' and e.client_id in (
      select p.client_id from appointment_clients p
      where p.organization_id = ${appointments.organizationId} and p.appointment_id = ${appointments.id}
    )
    and (e.client_id = ${clientId} or not ${isGroupSession(SESSION)})
), 0)`

/** Whether a claim for the session was answered, so that the share of the client is known, or bills another client for it. */
const isDecidedByClaim = (clientId: string | AnyPgColumn) => sql`exists (
  select from claim_sessions s
  where s.organization_id = ${appointments.organizationId} and s.appointment_id = ${appointments.id}
    and case when s.client_id = ${clientId}
      then exists (
        select from claim_entries e
        where e.organization_id = s.organization_id and e.claim_id = s.claim_id and e.kind <> 'charged'
      )
      else not ${isGroupSession(SESSION)}
    end
)`

/** Whether a charge that pays for the session isn’t decided yet, as {@link paidFor} counts it once it went through. */
const isBeingCharged = (clientId: string) => sql`exists (
  select from card_payments c
  join payments p on p.organization_id = c.organization_id and p.id = c.payment_id
  where c.organization_id = ${appointments.organizationId} and p.status = 'pending'
    and c.holds @> jsonb_build_array(jsonb_build_object('appointmentId', ${appointments.id}::text))
    and (p.client_id = ${clientId} or not ${isGroupSession(SESSION)})
)`

/** What is left of the copay of the session, in cents. */
const leftOf = (clientId: string | AnyPgColumn, timeZone: string) =>
  sql<number>`(${copayOf(clientId, timeZone)} - ${paidFor(clientId)})::int`

/** Whether the session of the row was completed on one of the days that the night takes, and its copay isn’t paid. */
function isDue(
  { organizationId, practiceId, clientId }: Of<string | AnyPgColumn>,
  { day, timeZone, since }: CopayNight<Date | AnyPgColumn>,
): SQL | undefined {
  const sessionOn = sql`${sessionDay(timeZone)}::date`
  const agreedAt = since instanceof Date ? sql`${since.toISOString()}::timestamptz` : sql`${since}`
  return and(
    sql`${appointmentClients.organizationId} = ${organizationId}`,
    sql`${appointmentClients.clientId} = ${clientId}`,
    sql`${appointments.practiceId} = ${practiceId}`,
    eq(appointmentClients.attendance, 'present'),
    eq(appointments.status, 'completed'),
    sql`${sessionOn} between ${day}::date - ${DAYS_BACK}::int and ${day}::date - 1`,
    sql`${sessionOn} >= (${agreedAt} at time zone ${timeZone}::text)::date`,
    isHoldable(clientId, dayBounds(day, timeZone).from),
    sql`not ${isDecidedByClaim(clientId)}`,
    sql`${leftOf(clientId, timeZone)} > 0`,
  )
}

const isSameSession = and(
  eq(appointments.organizationId, appointmentClients.organizationId),
  eq(appointments.id, appointmentClients.appointmentId),
)

/**
 * The copays that a night takes of a client, each with what is left of it in cents, the earliest session first. None for
 * which a card is being charged, as that of a partner.
 */
export function findDueCopays(
  { tx }: Work<JobActor>,
  of: Of<string>,
  night: CopayNight<Date>,
): Promise<{ appointmentId: string; amountCents: number }[]> {
  return tx
    .select({ appointmentId: appointments.id, amountCents: leftOf(of.clientId, night.timeZone) })
    .from(appointmentClients)
    .innerJoin(appointments, isSameSession)
    .where(and(isDue(of, night), sql`not ${isBeingCharged(of.clientId)}`))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

/** Whether a night takes a copay of the client of a row. */
export const hasDueCopay = (of: Of<AnyPgColumn>, night: CopayNight<AnyPgColumn>): SQL => sql`exists (
  select from ${appointmentClients} join ${appointments} on ${isSameSession}
  where ${isDue(of, night)}
)`
