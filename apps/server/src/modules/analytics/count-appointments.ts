import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ofAppointments, type AnalyticsScope } from './analytics-scope'
import { rowPerSpan, spansOfInstant, type DateSpans } from './date-spans'

/** What became of the appointments that start in a span. */
export interface AppointmentCounts {
  held: number
  /** The booked length of those that were held. */
  minutes: number
  noShows: number
  lateCancels: number
  /** By either side, late ones included. */
  cancellations: number
  /** All but requested and declined ones. */
  booked: number
  /** From the day of booking to the day of the appointment, over all that were booked. */
  leadDays: number
}

const NONE: AppointmentCounts = {
  held: 0,
  minutes: 0,
  noShows: 0,
  lateCancels: 0,
  cancellations: 0,
  booked: 0,
  leadDays: 0,
}

/** The appointments of each span, by their start. What was written down after it began was booked 0 days ahead. */
export function countAppointments(
  tx: Tx,
  scope: AnalyticsScope,
  spans: DateSpans,
): Promise<AppointmentCounts[]> {
  const { index, isWithin } = spansOfInstant(sql`a.starts_at`, spans, scope.timeZone)
  const isHeld = sql`a.status = 'completed'`
  const isBooked = sql`a.status not in ('requested', 'declined')`
  const dayOf = (column: ReturnType<typeof sql>) => sql`(${column} at time zone ${scope.timeZone})::date`
  const lead = sql`greatest(0, ${dayOf(sql`a.starts_at`)} - ${dayOf(sql`a.created_at`)})`
  return rowPerSpan(
    tx,
    spans,
    NONE,
    sql`
      select
        ${index} as span,
        (count(*) filter (where ${isHeld}))::int as held,
        coalesce(sum(extract(epoch from a.ends_at - a.starts_at) / 60) filter (where ${isHeld}), 0)::float8 as minutes,
        (count(*) filter (where a.status = 'no_show'))::int as "noShows",
        (count(*) filter (where a.status = 'late_cancelled'))::int as "lateCancels",
        (count(*) filter (
          where a.status in ('cancelled_client', 'cancelled_clinician', 'late_cancelled')
        ))::int as cancellations,
        (count(*) filter (where ${isBooked}))::int as booked,
        coalesce(sum(${lead}) filter (where ${isBooked}), 0)::float8 as "leadDays"
      from appointments a
      where ${ofAppointments(scope)} and ${isWithin}
      group by 1`,
  )
}
