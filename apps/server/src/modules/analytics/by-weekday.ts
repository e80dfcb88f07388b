import { WEEKDAYS } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'

/** Splits appointments by the weekday on which they start, by the practice's calendar. */
export const byWeekday = ({ timeZone }: AnalyticsScope): Split => ({
  name: 'Weekday',
  told: 'by the weekday of the start',
  key: sql`to_char(a.starts_at at time zone ${timeZone}, 'fmday')`,
  label: (weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1),
  order: WEEKDAYS,
})
