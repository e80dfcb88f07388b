import { APPOINTMENT_STATUSES, isInvoiceable } from '@oaklet/api/contract'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { rowsOf } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { isVisibleAppointment } from './find-appointment'

const INVOICEABLE = APPOINTMENT_STATUSES.filter(isInvoiceable)

/** Each client of an appointment whom no invoice bills for it yet. */
const unbilledClients = (clientId: string | undefined) => sql`
  from appointment_clients ac
  where ac.organization_id = ${appointments.organizationId} and ac.appointment_id = ${appointments.id}
    ${clientId === undefined ? sql`` : sql`and ac.client_id = ${clientId}`}
    and not exists (
      select from billed_appointments b
      where b.organization_id = ac.organization_id and b.appointment_id = ac.appointment_id
        and b.client_id = ac.client_id
    )`

/** The practice's appointments that can be invoiced and aren't, for at least one of their clients. */
export const isUninvoiced = (
  actor: StaffActor,
  practiceId: string,
  scope: Scope,
  clientId?: string,
): SQL | undefined =>
  and(
    isVisibleAppointment(actor, practiceId, scope),
    inArray(appointments.status, INVOICEABLE),
    sql`exists (select ${unbilledClients(clientId)})`,
  )

/** How many appointments wait to be invoiced, since when, and what they come to: the fee once per client. */
export async function sumUninvoiced(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<{ count: number; totalCents: number; oldestAt: Date | null }> {
  const [row] = await rowsOf<{ count: number; total: number; oldest: number | null }>(
    work.tx,
    sql`
      select
        count(*)::int as count,
        coalesce(sum(fee * unbilled), 0)::float8 as total,
        (extract(epoch from min(starts_at)) * 1000)::float8 as oldest
      from (
        select
          ${appointments.startsAt} as starts_at,
          (select count(*) ${unbilledClients(undefined)}) as unbilled,
          (
            select coalesce(sum(l.units::bigint * l.fee_cents), 0) from appointment_lines l
            where l.organization_id = ${appointments.organizationId} and l.appointment_id = ${appointments.id}
          ) as fee
        from ${appointments}
        where ${isUninvoiced(work.actor, practiceId, scope)}
      ) waiting`,
  )
  if (row === undefined) return { count: 0, totalCents: 0, oldestAt: null }
  return {
    count: row.count,
    totalCents: row.total,
    oldestAt: row.oldest === null ? null : new Date(row.oldest),
  }
}
