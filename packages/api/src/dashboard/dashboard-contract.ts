import * as z from 'zod/mini'
import { Appointment } from '../appointments/appointments-contract'
import { LowAuthorizations } from '../coverages/low-authorizations'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant } from '../wire/scalars'

/** What waits for somebody: how many, what they come to, and the date of the oldest; null where there is none. */
export const Waiting = z.object({ count: z.int(), totalCents: Cents, oldestOn: z.nullable(CalendarDate) })
export type Waiting = z.infer<typeof Waiting>

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

/** Money of the calendar month so far. */
export const DashboardMonth = z.object({
  /** Invoices issued and claims first sent in the month, less what was voided or reduced in it. */
  billedCents: Cents,
  /** Payments of clients dated in the month, less refunds, and payments of insurances posted in it. */
  collectedCents: Cents,
  /** Still to pay on all issued invoices. */
  outstandingCents: Cents,
})
export type DashboardMonth = z.infer<typeof DashboardMonth>

/** What insurers are still to be asked for. */
export const DashboardClaims = z.object({
  /** Completed insured sessions, each of one client, that are on no claim. */
  unclaimedSessionCount: z.int(),
  /** Claims with something in the way, and those that an insurer rejected. */
  draftCount: z.int(),
  rejectedCount: z.int(),
})
export type DashboardClaims = z.infer<typeof DashboardClaims>

/** A client whose PHQ-9 reports thoughts of self-harm (`tellsOfSelfHarm`), with whom nobody has spoken about it. */
export const SafetyAlert = z.object({
  clientId: Id,
  clientName: z.string(),
  measureId: Id,
  /** The day on which the client filled it in. */
  takenOn: CalendarDate,
})
export type SafetyAlert = z.infer<typeof SafetyAlert>

/** The newest few of all that stand. */
const SafetyAlerts = z.object({ total: z.int(), newest: z.array(SafetyAlert) })

/** Today in the practice's time zone, what needs doing, and what is ahead. The money parts are null without `invoices:view`. */
export const Dashboard = z.object({
  date: CalendarDate,
  timeZone: z.string(),
  currency: z.string(),
  appointments: z.array(Appointment),
  /** The seven days from tomorrow on. */
  week: z.array(DashboardDay),
  /** Those that are open; null for those who may not see both clients and measures. */
  alerts: z.nullable(SafetyAlerts),
  /** Null for those who may not see clients. */
  lowAuthorizations: z.nullable(LowAuthorizations),
  /** How many clients have a coverage in force that nobody has verified; null for those who may not see clients. */
  unverifiedCoverage: z.nullable(z.int()),
  /** How many clients’ forms wait to be reviewed; null for those who may not review any. */
  packetsToReview: z.nullable(z.int()),
  /** How many clients have not sent their forms in, and an appointment within 48 hours; null as above. */
  packetsStalled: z.nullable(z.int()),
  /** Null for those who may not see claims. */
  claims: z.nullable(DashboardClaims),
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
