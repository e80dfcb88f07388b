import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { bookedSelfPay, dayOfSession, type SessionsOf } from './booked-sessions'

/** The first of those sessions of a client with a clinician that are alike, and that no sent estimate covers. */
export interface UncoveredSession {
  clientId: string
  clinicianId: string
  /** The day on which it was booked. */
  bookedOn: string
  day: string
  /** Whether an estimate was sent for its day that lacks its service, or says less for it. */
  isChanged: boolean
  /** The days of the first and the last session of the two that are booked, covered ones included. */
  from: string
  to: string
}

/** From so many calendar days ahead, a session is at least ten business days ahead: these have one deadline. */
const FAR_AHEAD_DAYS = 21

/**
 * The booked self-pay sessions between two instants that no sent estimate of their clinician covers. It is one look along
 * the index of appointments by their start, and each session looks up its estimate by the index of those that are sent,
 * whatever the planner knows of the tables. Sessions with the same service and fee that were booked on one day far ahead
 * count as one from there on.
 */
export const uncoveredSessions = (
  { tx, actor }: Work,
  of: SessionsOf,
  between: { from: Date; before: Date },
): Promise<UncoveredSession[]> =>
  rowsOf<UncoveredSession>(
    tx,
    sql`
      with booked as materialized (
        select ac.client_id, a.clinician_id, a.id,
          (a.created_at at time zone ${of.timeZone})::date as booked_on, ${dayOfSession(of.timeZone)} as day
        ${bookedSelfPay(actor, of, between)}
      ),
      alike as materialized (
        select b.client_id, b.clinician_id, b.booked_on, e.id as estimate_id, l.service_code, l.fee_cents,
          min(b.day) as day, max(b.day) as last_day
        from booked b
        join appointment_lines l on l.organization_id = ${actor.organizationId} and l.appointment_id = b.id
        left join lateral (
          select s.id from estimates s
          where s.organization_id = ${actor.organizationId} and s.practice_id = ${of.practiceId}
            and s.client_id = b.client_id and s.clinician_id = b.clinician_id and s.status = 'sent'
            and b.day between s.from_on and s.to_on
          limit 1
        ) e on true
        group by b.client_id, b.clinician_id, b.booked_on, e.id, l.service_code, l.fee_cents,
          case when e.id is null and b.day - b.booked_on < ${FAR_AHEAD_DAYS} then b.day end
      ),
      told as (
        select alike.*, min(day) over pair as first_on, max(last_day) over pair as last_on,
          exists (
            select from estimate_lines x
            where x.organization_id = ${actor.organizationId} and x.estimate_id = alike.estimate_id
              and x.code = alike.service_code and x.fee_cents >= alike.fee_cents
          ) as is_covered
        from alike
        window pair as (partition by client_id, clinician_id)
      )
      select client_id::text as "clientId", clinician_id::text as "clinicianId", booked_on::text as "bookedOn",
        day::text as day, estimate_id is not null as "isChanged",
        first_on::text as "from", last_on::text as "to"
      from told
      where not is_covered`,
  )
