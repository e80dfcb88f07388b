import * as z from 'zod/mini'
import { SERIES_FREQUENCIES } from '../appointment-series/series-rule'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { Fee } from '../services/services-contract'
import { Id, Instant, Version } from '../wire/scalars'
import { APPOINTMENT_STATUSES } from './appointment-status'
import { ATTENDANCES } from './attendance'

/** Who pays for an appointment. */
export const BILLING_TYPES = ['self_pay', 'insurance'] as const
/** The longest appointment, in minutes. */
export const MAX_APPOINTMENT_MINUTES = 480

/**
 * One service of an appointment; at most four modifiers. `feeCents` is per unit. Where the client pays and has a fee
 * agreement, it is booked in place of the service’s own fee; any other fee stays as it was sent.
 */
export const ServiceLine = z.object({
  serviceCode: z.string().check(z.minLength(1, 'Choose a service'), z.maxLength(10)),
  modifiers: z.array(z.string().check(z.maxLength(2))).check(z.maxLength(4, 'Use at most four modifiers')),
  units: z.int().check(z.minimum(1), z.maximum(99)),
  feeCents: Fee,
})
export type ServiceLine = z.infer<typeof ServiceLine>

/** The series of an appointment, and which of its appointments it is. */
export const SeriesOfAppointment = z.object({
  id: Id,
  freq: z.enum(SERIES_FREQUENCIES),
  /** 2 is every second week, month or year. */
  every: z.int(),
  /** Its place by date among those that were booked, from 1. */
  place: z.int(),
  /** How many were booked. */
  count: z.int(),
})
export type SeriesOfAppointment = z.infer<typeof SeriesOfAppointment>

/** An appointment. Instants are UTC; `timeZone` is where it was made, and fees are in cents. */
export const Appointment = z.object({
  id: Id,
  practiceId: Id,
  clients: z.array(z.object({ id: Id, name: z.string(), attendance: z.enum(ATTENDANCES) })),
  clinician: z.object({ id: Id, name: z.string(), colorIndex: z.int() }),
  /** Null is telehealth. */
  location: z.nullable(z.object({ id: Id, name: z.string() })),
  lines: z.array(z.extend(ServiceLine, { label: z.string() })),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  memo: z.string(),
  billingType: z.enum(BILLING_TYPES),
  status: z.enum(APPOINTMENT_STATUSES),
  /** The invoice that bills it, if any. */
  invoiceId: z.nullable(Id),
  /** Null for one that does not repeat. */
  series: z.nullable(SeriesOfAppointment),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Appointment = z.infer<typeof Appointment>

/** With the error code `appointment_overlap`: one appointment that is already there. */
export const OverlapConflict = z.object({
  id: Id,
  clientNames: z.string(),
  startsAt: Instant,
  endsAt: Instant,
})
export type OverlapConflict = z.infer<typeof OverlapConflict>

/** With the error code `client_overlap`: a client who has an appointment with another clinician at the same time. */
export const ClientOverlap = z.object({
  client: z.object({ id: Id, name: z.string() }),
  /** Null where the person may not see that appointment. */
  appointment: z.nullable(
    z.object({ id: Id, clinicianName: z.string(), startsAt: Instant, endsAt: Instant }),
  ),
})
export type ClientOverlap = z.infer<typeof ClientOverlap>

/** Every appointment that touches `[from, to)`, at most 62 days, in order of start. */
export const AppointmentRangeQuery = z.object({
  from: Instant,
  to: Instant,
  clinicianId: z.optional(Id),
  locationId: z.optional(Id),
})
export type AppointmentRangeQuery = z.input<typeof AppointmentRangeQuery>

/** `when` keeps those to come or those that are past, by their start. */
export const ClientAppointmentsQuery = z.object({
  ...pageQuery,
  when: z.optional(z.enum(['upcoming', 'past'])),
})
export type ClientAppointmentsQuery = z.input<typeof ClientAppointmentsQuery>

const base = '/api/v1/practices/{practiceId}/appointments'
const one = `${base}/{appointmentId}` as const

/** The appointments of a range, all in one answer. */
export const listAppointments = endpoint({
  name: 'listAppointments',
  method: 'GET',
  path: base,
  access: 'appointments:view',
  query: AppointmentRangeQuery,
  response: enveloped(z.array(Appointment)),
})

/** One client's appointments: upcoming in order of start, past the latest first. */
export const listClientAppointments = endpoint({
  name: 'listClientAppointments',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}/appointments',
  access: 'appointments:view',
  query: ClientAppointmentsQuery,
  response: enveloped(pageOf(Appointment)),
})

/** All that can be invoiced, or one client’s. */
export const UninvoicedQuery = z.object({ clientId: z.optional(Id), ...pageQuery })
export type UninvoicedQuery = z.input<typeof UninvoicedQuery>

/** Invoiceable appointments that no invoice bills yet, the oldest first. */
export const listUninvoicedAppointments = endpoint({
  name: 'listUninvoicedAppointments',
  method: 'GET',
  path: `${base}/uninvoiced`,
  access: 'invoices:view',
  query: UninvoicedQuery,
  response: enveloped(pageOf(Appointment)),
})

/** One appointment. */
export const getAppointment = endpoint({
  name: 'getAppointment',
  method: 'GET',
  path: one,
  access: 'appointments:view',
  response: enveloped(Appointment),
})
