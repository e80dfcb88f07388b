import * as z from 'zod/mini'
import { Appointment } from '../appointments/appointments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, Instant } from '../wire/scalars'

const Waiting = z.object({ count: z.int(), totalCents: Cents, oldestOn: z.nullable(CalendarDate) })

const Booked = z.object({
  count: z.int(),
  /** When the first begins; null where nothing is booked. */
  firstAt: z.nullable(Instant),
  /** When the last ends. */
  lastEndsAt: z.nullable(Instant),
})

/** What is booked on one day, as far as it still takes time: in all, and what the person holds of it. */
export const DashboardDay = z.object({ date: CalendarDate, all: Booked, mine: Booked })
export type DashboardDay = z.infer<typeof DashboardDay>

/** Money of the calendar month so far, from the ledger. */
export const DashboardMonth = z.object({
  /** Issued in the month, less what was voided in it. */
  billedCents: Cents,
  /** Payments dated in the month. */
  collectedCents: Cents,
  /** Still to pay on all issued invoices. */
  outstandingCents: Cents,
})
export type DashboardMonth = z.infer<typeof DashboardMonth>

/** Today in the practice's time zone, what needs doing, and what is ahead. The money parts are null without `invoices:view`. */
export const Dashboard = z.object({
  date: CalendarDate,
  timeZone: z.string(),
  currency: z.string(),
  appointments: z.array(Appointment),
  /** The seven days from tomorrow on. */
  week: z.array(DashboardDay),
  uninvoiced: z.nullable(Waiting),
  overdue: z.nullable(Waiting),
  drafts: z.nullable(Waiting),
  month: z.nullable(DashboardMonth),
})
export type Dashboard = z.infer<typeof Dashboard>

/** The practice’s day: what is on, and what needs doing. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/dashboard',
  access: 'appointments:view',
  response: enveloped(Dashboard),
})
