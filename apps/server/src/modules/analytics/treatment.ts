import { sql, type SQL } from 'drizzle-orm'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { IS_HELD } from './appointment-conditions'
import { spansOfInstant, type DateSpans } from './date-spans'

/** Who came to an appointment, as `ac`. */
export const ATTENDED = sql`
  from appointments a join appointment_clients ac
    on ac.organization_id = a.organization_id and ac.appointment_id = a.id and ac.attendance = 'present'`

/** Whom an appointment `a` is booked with, as a key. */
export const CLINICIAN = sql`a.clinician_id::text`
/** The key of all clients who came, whichever clinician they saw. */
export const EVERYBODY = ''

interface SeenBy {
  /** What the query calls it. */
  as?: 'seen' | 'seen_by'
  /** Which appointments count, beside the scope’s. */
  ofPart?: SQL
  /** What of them `seen` is split by, as `key`. */
  key?: SQL
}

/** Begins a query of who came in each span, as `seen`: how often, and when last. */
export function withSeen(
  scope: AnalyticsScope,
  spans: DateSpans,
  { as = 'seen', ofPart = sql``, key = sql`${EVERYBODY}::text` }: SeenBy = {},
): SQL {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  return sql`
    with ${sql.identifier(as)} as (
      select ${index} as span, ${key} as key, ac.client_id, count(*) as sessions, max(a.starts_at) as last_at
      ${ATTENDED}
      where ${ofAppointments(scope)} and ${IS_HELD} and ${isWithin} ${ofPart}
      group by 1, 2, 3
    )`
}

/**
 * Joined to `seen`. The first session counts wherever in the practice it was, so that a change of clinician starts
 * nothing anew; it is looked up once for each client who came, by when they attended anything.
 */
export const withFirst = ({ organizationId }: AnalyticsScope): SQL => sql`
  cross join lateral (
    select min(f.attended_at) as first_at from appointment_clients f
    where f.organization_id = ${organizationId} and f.client_id = seen.client_id
  ) begun`

/** From the first session to the last one. */
export const daysInTreatment = ({ timeZone }: AnalyticsScope): SQL =>
  sql`(last_at at time zone ${timeZone})::date - (first_at at time zone ${timeZone})::date`
