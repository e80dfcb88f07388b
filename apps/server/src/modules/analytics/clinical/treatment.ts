import { sql, type SQL } from 'drizzle-orm'
import { IS_HELD } from '../figures/appointment-conditions'
import { ofAppointments, type AnalyticsScope } from '../scope/analytics-scope'
import { spansOfInstant, type DateSpans } from '../scope/date-spans'

/** FROM clause of appointments `a` with the clients `ac` who attended. */
export const ATTENDED = sql`
  from appointments a join appointment_clients ac
    on ac.organization_id = a.organization_id and ac.appointment_id = a.id and ac.attendance = 'present'`

/** The clinician of an appointment `a`, as a key. */
export const CLINICIAN = sql`a.clinician_id::text`
/** The key of the clients of all clinicians together. */
export const ALL_CLINICIANS = ''

interface SeenBy {
  /** The name of the CTE. */
  as?: 'seen' | 'seen_by'
  /** A further condition on the appointments. */
  ofPart?: SQL
  /** The column by which `seen` is split, as `key`. */
  key?: SQL
}

/** Begins a query with the clients seen in each span, as `seen`: number of sessions and the last one. */
export function withSeen(
  scope: AnalyticsScope,
  spans: DateSpans,
  { as = 'seen', ofPart = sql``, key = sql`${ALL_CLINICIANS}::text` }: SeenBy = {},
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
 * Joins to `seen` the first session of each client in the practice, with any clinician, so that a change of clinician
 * does not restart the treatment.
 */
export const withFirst = ({ organizationId }: AnalyticsScope): SQL => sql`
  cross join lateral (
    select min(f.attended_at) as first_at from appointment_clients f
    where f.organization_id = ${organizationId} and f.client_id = seen.client_id
  ) begun`

/** Days from the first session to the last one. */
export const daysInTreatment = ({ timeZone }: AnalyticsScope): SQL =>
  sql`(last_at at time zone ${timeZone})::date - (first_at at time zone ${timeZone})::date`
