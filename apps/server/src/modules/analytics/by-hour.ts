import { sql } from 'drizzle-orm'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** Splits appointments by the hour in which they start; one that comes twice as clocks go back counts as one. */
export const byHour = ({ timeZone }: AnalyticsScope): Split => ({
  name: 'Hour',
  told: 'by the hour of the start on the practice’s clock',
  key: sql`extract(hour from a.starts_at at time zone ${timeZone})::int::text`,
  label: (hour) => `${((Number(hour) + 11) % 12) + 1} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  order: HOURS,
})
