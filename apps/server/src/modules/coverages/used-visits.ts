import { sql } from 'drizzle-orm'

/**
 * The sessions that the client attended in the days of an authorization, and up to two days around them, as those days
 * are counted by each appointment's own clock. One index holds all of it.
 */
const ATTENDED = sql`
  ac.organization_id = "authorizations".organization_id
  and ac.client_id = "authorizations".client_id
  and ac.attended_at >= "authorizations".starts_on - 2
  and ac.attended_at < "authorizations".ends_on + 3`

/** Counts these sessions: what is used of the authorization is never more. */
export const ATTENDED_VISITS = sql<number>`(select count(*)::int from appointment_clients ac where ${ATTENDED})`

/**
 * Counts the appointments that use an authorization: billed to insurance, attended by the client, on a day of the
 * authorization by the appointment's own clock, and with one of its codes where it has any. The names are written out,
 * as Drizzle leaves the table away in a query of one table.
 */
export const USED_VISITS = sql<number>`(
  select count(*)::int
  from appointment_clients ac
  join appointments a on a.organization_id = ac.organization_id and a.id = ac.appointment_id
  where ${ATTENDED}
    and a.billing_type = 'insurance'
    and (a.starts_at at time zone a.time_zone)::date
      between "authorizations".starts_on and "authorizations".ends_on
    and (
      "authorizations".codes = '{}'
      or exists (
        select from appointment_lines l
        where l.organization_id = a.organization_id and l.appointment_id = a.id
          and l.service_code = any ("authorizations".codes)
      )
    )
)`
