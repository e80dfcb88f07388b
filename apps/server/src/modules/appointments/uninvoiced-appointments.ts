import { APPOINTMENT_STATUSES, isInvoiceable } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import {
  appointmentClients,
  appointmentLines,
  appointments,
  billedAppointments,
} from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { isOnNoClaim } from './claimed-sessions'
import { isVisibleAppointment } from './find-appointment'

const INVOICEABLE = APPOINTMENT_STATUSES.filter(isInvoiceable)

/** Whether this client of an appointment pays for it, no invoice bills it yet, and no claim asks an insurer to pay. */
const IS_UNBILLED = sql`${appointmentClients.attendance} <> 'excused' and not exists (
  select from ${billedAppointments}
  where ${billedAppointments.organizationId} = ${appointmentClients.organizationId}
    and ${billedAppointments.appointmentId} = ${appointmentClients.appointmentId}
    and ${billedAppointments.clientId} = ${appointmentClients.clientId}
) and ${isOnNoClaim()}`

const isClientOfAppointment = and(
  eq(appointmentClients.organizationId, appointments.organizationId),
  eq(appointmentClients.appointmentId, appointments.id),
)

/** The practice's appointments that can be invoiced, whether or not they are. */
const isInvoiceableAppointment = (actor: StaffActor, practiceId: string, scope: Scope) =>
  and(isVisibleAppointment(actor, practiceId, scope), inArray(appointments.status, INVOICEABLE))

/** The practice's appointments that can be invoiced and aren't, for at least one of their clients. */
export const isUninvoiced = (
  actor: StaffActor,
  practiceId: string,
  scope: Scope,
  clientId?: string,
): SQL | undefined =>
  and(
    isInvoiceableAppointment(actor, practiceId, scope),
    sql`exists (
      select from ${appointmentClients}
      where ${and(
        isClientOfAppointment,
        IS_UNBILLED,
        clientId === undefined ? undefined : eq(appointmentClients.clientId, clientId),
      )}
    )`,
  )

const isLineOfAppointment = and(
  eq(appointmentLines.organizationId, appointments.organizationId),
  eq(appointmentLines.appointmentId, appointments.id),
)

/** How many appointments they are, what they come to (the fee once per client), and when the first one was. */
const SUMS = {
  count: sql<number>`count(distinct ${appointments.id})::int`,
  totalCents: sql<number>`
    coalesce(sum(${appointmentLines.units}::bigint * ${appointmentLines.feeCents}), 0)::float8`,
  oldestMs: sql<number | null>`(extract(epoch from min(${appointments.startsAt})) * 1000)::float8`,
}

/** How many appointments wait to be invoiced, since when, and what they come to: the fee once per client. */
export async function sumUninvoiced(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<{ count: number; totalCents: number; oldestAt: Date | null }> {
  const [row] = await work.tx
    .select(SUMS)
    .from(appointments)
    .innerJoin(appointmentClients, isClientOfAppointment)
    .leftJoin(appointmentLines, isLineOfAppointment)
    .where(and(isInvoiceableAppointment(work.actor, practiceId, scope), IS_UNBILLED))
  if (row === undefined) throw new Error('A sum gave no row')
  const { oldestMs, ...sums } = row
  return { ...sums, oldestAt: oldestMs === null ? null : new Date(oldestMs) }
}

/** What `sumUninvoiced` sums up, for each client; who has the most to be invoiced comes first. */
export async function uninvoicedByClient(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<{ clientId: string; name: string; count: number; totalCents: number; oldestAt: Date | null }[]> {
  const rows = await work.tx
    .select({ client: NAMED_CLIENT, ...SUMS })
    .from(appointments)
    .innerJoin(appointmentClients, isClientOfAppointment)
    .innerJoin(clients, isClientOf(appointmentClients))
    .leftJoin(appointmentLines, isLineOfAppointment)
    .where(and(isInvoiceableAppointment(work.actor, practiceId, scope), IS_UNBILLED))
    .groupBy(clients.organizationId, clients.id)
    .orderBy(desc(SUMS.totalCents), asc(clients.id))
  return rows.map(({ client, count, totalCents, oldestMs }) => ({
    ...{ clientId: client.id, name: displayName(client), count, totalCents },
    oldestAt: oldestMs === null ? null : new Date(oldestMs),
  }))
}
