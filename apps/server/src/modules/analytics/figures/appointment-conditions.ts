import { sql, type SQL } from 'drizzle-orm'
import type { AnalyticsScope } from '../scope/analytics-scope'

/** SQL conditions on an appointment `a`, shared by counts and lists, so that a number matches its records. */
export const IS_HELD = sql`a.status = 'completed'`
/** Completed, or still booked: the time counts for utilization. */
export const IS_BUSY = sql`a.status in ('completed', 'scheduled', 'confirmed', 'checked_in')`
/** No-show. */
export const IS_NO_SHOW = sql`a.status = 'no_show'`
/** Late cancellation. */
export const IS_LATE_CANCEL = sql`a.status = 'late_cancelled'`
/** Cancelled by client or clinician, late cancellations included. */
export const IS_CANCELLED = sql`a.status in ('cancelled_client', 'cancelled_clinician', 'late_cancelled')`
/** Every appointment except requested and declined ones. */
export const IS_BOOKED = sql`a.status not in ('requested', 'declined')`
/** Telehealth. */
export const IS_REMOTE = sql`a.location_id is null`

/** Booked and in the future. */
export const isToCome = (now: Date): SQL => sql`
  a.starts_at > ${now.toISOString()}::timestamptz and a.status in ('scheduled', 'confirmed', 'checked_in')`

/** The booked minutes of an appointment `a`. They are whole, so floats add up exactly and the slower `numeric` is not needed. */
export const MINUTES = sql`date_part('epoch', a.ends_at - a.starts_at) / 60`

/** Days from booking to the appointment; 0 for an appointment that was recorded after it began. */
export function leadDays({ timeZone }: AnalyticsScope): SQL {
  const dayOf = (column: SQL) => sql`(${column} at time zone ${timeZone})::date`
  return sql`greatest(0, ${dayOf(sql`a.starts_at`)} - ${dayOf(sql`a.created_at`)})`
}
