import { sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { clientsInScope } from '../caseload'

/** Whose sessions with whom are asked for; all of the practice’s that the scope allows where nobody is named. */
export interface SessionsOf {
  practiceId: string
  timeZone: string
  scope: Scope
  clientId?: string | undefined
  clinicianId?: string | undefined
}

/** The day of the session `a`, in the practice’s time zone. */
export const dayOfSession = (timeZone: string): SQL => sql`(a.starts_at at time zone ${timeZone})::date`

/**
 * The booked sessions `a` that begin between two instants, with their clients `ac`, who pay for them themselves: they are
 * booked so, or no coverage is in force on their day. It is what follows a select list.
 */
export const bookedSelfPay = (
  actor: StaffActor,
  { practiceId, timeZone, scope, clientId, clinicianId }: SessionsOf,
  { from, before }: { from: Date; before: Date },
): SQL => {
  const day = dayOfSession(timeZone)
  return sql`
    from appointments a
    join appointment_clients ac on ac.organization_id = a.organization_id and ac.appointment_id = a.id
    join clients on clients.organization_id = ac.organization_id and clients.id = ac.client_id
    where a.organization_id = ${actor.organizationId} and a.practice_id = ${practiceId}
      and a.starts_at >= ${from.toISOString()}::timestamptz and a.starts_at < ${before.toISOString()}::timestamptz
      and a.status in ('scheduled', 'confirmed')
      and ${clientsInScope(actor, scope) ?? sql`true`}
      and ${clientId === undefined ? sql`true` : sql`ac.client_id = ${clientId}`}
      and ${clinicianId === undefined ? sql`true` : sql`a.clinician_id = ${clinicianId}`}
      and (a.billing_type = 'self_pay' or not exists (
        select from coverages v
        where v.organization_id = a.organization_id and v.client_id = ac.client_id and v.status <> 'inactive'
          and v.effective_from <= ${day} and coalesce(v.effective_to >= ${day}, true)
      ))`
}
