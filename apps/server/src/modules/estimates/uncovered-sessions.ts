import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { bookedSelfPay, dayOfSession, type SessionsOf } from './booked-sessions'

/** The first of those sessions of a client with a clinician that have one deadline and that no sent estimate covers. */
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
 * The booked self-pay sessions between two instants that no sent estimate of their clinician covers. One look along the
 * index of appointments by their start; of those that were booked on one day far ahead, only the first comes.
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
      told as (
        select b.*, e.id is not null as is_changed,
          e.id is not null and not exists (
            select from appointment_lines l
            where l.organization_id = ${actor.organizationId} and l.appointment_id = b.id and not exists (
              select from estimate_lines x
              where x.organization_id = ${actor.organizationId} and x.estimate_id = e.id
                and x.code = l.service_code and x.fee_cents >= l.fee_cents
            )
          ) as is_covered,
          min(b.day) over pair as first_day, max(b.day) over pair as last_day
        from booked b
        left join estimates e on e.organization_id = ${actor.organizationId}
          and e.practice_id = ${of.practiceId} and e.client_id = b.client_id
          and e.clinician_id = b.clinician_id and e.status = 'sent' and b.day between e.from_on and e.to_on
        window pair as (partition by b.client_id, b.clinician_id)
      )
      select client_id::text as "clientId", clinician_id::text as "clinicianId", booked_on::text as "bookedOn",
        min(day)::text as day, is_changed as "isChanged",
        min(first_day)::text as "from", max(last_day)::text as "to"
      from told
      where not is_covered
      group by client_id, clinician_id, booked_on, is_changed,
        case when not is_changed and day - booked_on < ${FAR_AHEAD_DAYS} then day end`,
  )
