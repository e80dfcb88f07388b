import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, Version } from '../wire/scalars'

/**
 * How a holiday comes again (spec §3): on the same date, on the same weekday counted from the month's start
 * (the fourth Thursday; a fifth is the last), or on the month's last such weekday.
 */
export const RECURRING_TYPES = ['none', 'yearly_date', 'yearly_weekday', 'yearly_last_weekday'] as const
/** One of {@link RECURRING_TYPES}. */
export type RecurringType = (typeof RECURRING_TYPES)[number]

/** Days on which a practice is closed (spec §3). */
export const Holiday = z.object({
  id: Id,
  practiceId: Id,
  name: z.string(),
  /** The first day, and of a recurring holiday its first occurrence. */
  date: CalendarDate,
  /** The last day, of a holiday that is longer than one. */
  endDate: z.optional(CalendarDate),
  recurring: z.boolean(),
  recurringType: z.enum(RECURRING_TYPES),
  /** The ids of the locations that are closed; none means all. */
  locations: z.array(Id),
  description: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Holiday = z.infer<typeof Holiday>
