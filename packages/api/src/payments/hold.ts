import * as z from 'zod/mini'
import { CalendarDate, Cents, Id } from '../wire/scalars'

/** Credit of a client that is held for a session, in cents. */
export const Hold = z.object({
  appointmentId: Id,
  /** The day of the session. */
  date: CalendarDate,
  amountCents: Cents,
})
export type Hold = z.infer<typeof Hold>
