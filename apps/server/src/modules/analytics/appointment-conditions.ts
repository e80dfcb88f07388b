import { sql, type SQL } from 'drizzle-orm'
import type { AnalyticsScope } from './analytics-scope'

/** Conditions on an appointment `a`: counting and listing share them, so that a number is what its records say. */
export const IS_HELD = sql`a.status = 'completed'`
/** Held, or still booked: its time is taken. */
export const IS_BUSY = sql`a.status in ('completed', 'scheduled', 'confirmed', 'checked_in')`
/** The client missed the appointment. */
export const IS_NO_SHOW = sql`a.status = 'no_show'`
/** Called off too late. */
export const IS_LATE_CANCEL = sql`a.status = 'late_cancelled'`
/** Called off by either side, late ones included. */
export const IS_CANCELLED = sql`a.status in ('cancelled_client', 'cancelled_clinician', 'late_cancelled')`
/** All but requested and declined ones. */
export const IS_BOOKED = sql`a.status not in ('requested', 'declined')`
/** By telehealth. */
export const IS_REMOTE = sql`a.location_id is null`

/** Booked, and still to come. */
export const isToCome = (now: Date): SQL => sql`
  a.starts_at > ${now.toISOString()}::timestamptz and a.status in ('scheduled', 'confirmed', 'checked_in')`

/** The booked length of an appointment `a`; whole minutes, so that they add up exactly without the slower numeric. */
export const MINUTES = sql`date_part('epoch', a.ends_at - a.starts_at) / 60`

/** From the day of booking to the day of the appointment; what was written down after it began was booked 0 days ahead. */
export function leadDays({ timeZone }: AnalyticsScope): SQL {
  const dayOf = (column: SQL) => sql`(${column} at time zone ${timeZone})::date`
  return sql`greatest(0, ${dayOf(sql`a.starts_at`)} - ${dayOf(sql`a.created_at`)})`
}
