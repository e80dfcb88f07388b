import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, Id } from '../wire/scalars'

/** A session of a client that money is held for, or can be. */
export const HoldableSession = z.object({
  appointmentId: Id,
  /** The day of the session. */
  date: CalendarDate,
  /** Its first service; empty for a session without one. */
  service: z.string(),
  /** What is held for it, in cents. */
  heldCents: Cents,
  /** The copay of the coverage that pays first on that day; null without one, and where no insurance is to pay. */
  copayCents: z.nullable(Cents),
  /** Whether more can be held: it is booked for today or earlier, not called off, and no invoice bills it. */
  isOpen: z.boolean(),
})
export type HoldableSession = z.infer<typeof HoldableSession>

/** The latest sessions of a client that money can be held for, and all that it is held for; the latest first. */
export const HoldableSessions = z.object({ sessions: z.array(HoldableSession) })
export type HoldableSessions = z.infer<typeof HoldableSessions>

/** What is held for one appointment, or can be, of each of its clients; null where that is nothing. */
export const AppointmentHolds = z.object({
  clients: z.array(z.object({ clientId: Id, session: z.nullable(HoldableSession) })),
})
export type AppointmentHolds = z.infer<typeof AppointmentHolds>

const base = '/api/v1/practices/{practiceId}/clients/{clientId}/holds'

/** The sessions of a client that a copay is held for, or can be. */
export const listHolds = endpoint({
  name: 'listHolds',
  method: 'GET',
  path: base,
  access: 'payments:record',
  response: enveloped(HoldableSessions),
})

/** What is held for one appointment, however long ago it was, or can be: an answer for each of its clients. */
export const listHoldsOfAppointment = endpoint({
  name: 'listHoldsOfAppointment',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/appointments/{appointmentId}/holds',
  access: 'payments:record',
  response: enveloped(AppointmentHolds),
})

/**
 * Makes what is held for a session plain credit, which can be put on any invoice of the client; 409
 * `transition_refused` where nothing is held for it.
 */
export const releaseHold = endpoint({
  name: 'releaseHold',
  method: 'POST',
  path: `${base}/{appointmentId}/release`,
  access: 'payments:record',
  response: enveloped(HoldableSessions),
})
