import * as z from 'zod/mini'
import { OpenRange } from '../organization/business-hours'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'
import { hasAtMostDays } from './span-of-days'

/** What may keep a day from being open, in the order in which they are asked. */
export const CLOSED_BY = ['holiday', 'practice', 'location', 'clinician', 'block', 'offer'] as const

/** With the error code `outside_hours`: a day of the appointment on which it would reach outside of these hours. */
export const Closure = z.object({
  /** The day where the practice is. */
  date: CalendarDate,
  closedBy: z.enum(CLOSED_BY),
  /** The holiday, practice, location or clinician, as people call it; of a block, whose time it is; of an offer, the client who may take the time. */
  name: z.string(),
  /** Of a block: whether it is the clinician’s or everybody’s, and what it is; no title where that is private. */
  block: z.optional(z.object({ isOfAll: z.boolean(), isAway: z.boolean(), title: z.nullable(z.string()) })),
  /** The location where those are a clinician's hours; left out for telehealth. */
  at: z.optional(z.string()),
  /** When it is open on that day; empty is not at all. */
  open: z.array(OpenRange),
})
export type Closure = z.infer<typeof Closure>

/** A day of a practice: when something can be booked without being asked, and what else is known of it. */
export const OpenDay = z.object({
  date: CalendarDate,
  /** In order and apart from each other; empty is a closed day. */
  open: z.array(OpenRange),
  /** The holidays that fall on it; `locations` are the names of those that are closed, none means all. */
  holidays: z.array(z.object({ id: Id, name: z.string(), locations: z.array(z.string()) })),
})
export type OpenDay = z.infer<typeof OpenDay>

/** The most days that one call answers. */
export const MAX_OPEN_DAYS = 62

/** Both days belong to the range; with `clinicianId`, when that person works too. */
export const OpenDaysQuery = z
  .object({ startDate: CalendarDate, endDate: CalendarDate, clinicianId: z.optional(Id) })
  .check(hasAtMostDays(MAX_OPEN_DAYS))
export type OpenDaysQuery = z.infer<typeof OpenDaysQuery>

/** When a practice is open on each day of a range, after its hours, locations, holidays and working hours. */
export const listOpenDays = endpoint({
  name: 'listOpenDays',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/open-days',
  access: 'appointments:view',
  query: OpenDaysQuery,
  response: enveloped(z.array(OpenDay)),
})
