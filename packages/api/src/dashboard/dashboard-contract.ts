import * as z from 'zod/mini'
import { Appointment } from '../appointments/appointments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents } from '../wire/scalars'

const Waiting = z.object({ count: z.int(), totalCents: Cents, oldestOn: z.nullable(CalendarDate) })

/** Today in the practice's time zone, and what needs doing. The money parts are null without `invoices:view`. */
export const Dashboard = z.object({
  date: CalendarDate,
  timeZone: z.string(),
  currency: z.string(),
  appointments: z.array(Appointment),
  uninvoiced: z.nullable(Waiting),
  overdue: z.nullable(Waiting),
  drafts: z.nullable(Waiting),
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
