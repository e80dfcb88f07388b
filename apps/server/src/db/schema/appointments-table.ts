import type { Appointment } from '@oaklet/api/contract'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, instant, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/**
 * One row per appointment. The migration adds the foreign keys and the exclusion constraint
 * `appointments_no_unconfirmed_overlap`, which Drizzle can't express.
 */
export const appointments = pgTable(
  'appointments',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clinicianId: uuid('clinician_id').notNull(),
    /** Null is telehealth. */
    locationId: uuid('location_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    memo: text('memo').notNull(),
    billingType: text('billing_type').$type<Appointment['billingType']>().notNull(),
    status: text('status').$type<Appointment['status']>().notNull(),
    /** Appointments that share it were confirmed to overlap; all others of one clinician can't. */
    overlapGroup: uuid('overlap_group').notNull(),
    /** Null for one that does not repeat; the date by the rule of the series stays when the appointment is moved. */
    seriesId: uuid('series_id'),
    occurrenceOn: date('occurrence_on', { mode: 'string' }),
    /** The fields that were changed for this appointment of a series alone. */
    overrides: text('overrides').array().notNull().default([]),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('appointments_by_start').on(table.organizationId, table.practiceId, table.startsAt, table.id),
    index('appointments_by_clinician').on(table.organizationId, table.clinicianId, table.startsAt),
    uniqueIndex('appointments_by_series').on(table.organizationId, table.seriesId, table.occurrenceOn),
  ],
)

export const exportedAppointments = exportedTable(appointments, 'Appointments of every status.', {
  clinicianId: 'Whom it is with, as in staff.id.',
  locationId: 'Where it is, as in locations.id; none means telehealth.',
  startsAt: 'When it begins.',
  endsAt: 'When it ends.',
  timeZone: 'The IANA time zone that it was booked in.',
  memo: 'What staff noted when booking.',
  billingType: 'Who pays.',
  status: 'requested, scheduled, confirmed, checked_in, completed, or why it did not happen.',
  overlapGroup: 'Appointments that share it were confirmed to overlap.',
  seriesId: 'The series that it belongs to, as in appointment_series.id.',
  occurrenceOn: 'Its date by the rule of the series.',
  overrides: 'The fields that were changed for it alone, not for its series.',
})

export const appointmentClients = pgTable(
  'appointment_clients',
  {
    organizationId: organizationId(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    position: integer('position').notNull(),
    attendance: text('attendance').$type<Appointment['clients'][number]['attendance']>().notNull(),
    /** When a completed appointment that the client came to began; triggers keep it, so that no verb can forget to. */
    attendedAt: instant('attended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.appointmentId, table.clientId] }),
    index('appointment_clients_by_client').on(table.organizationId, table.clientId, table.appointmentId),
    // A client's first session is one look at this, however many there were.
    index('appointment_clients_by_attended').on(table.organizationId, table.clientId, table.attendedAt),
  ],
)

export const exportedAppointmentClients = exportedTable(
  appointmentClients,
  'Who takes part in an appointment.',
  {
    attendance: 'Whether the client came: expected, present, no_show, late_cancelled or excused.',
    attendedAt: { leftOut: 'repeats appointments.starts_at of those that were attended' },
  },
)

/** The label is kept as it was when booked, so that renaming a service leaves history alone. */
export const appointmentLines = pgTable(
  'appointment_lines',
  {
    organizationId: organizationId(),
    appointmentId: uuid('appointment_id').notNull(),
    position: integer('position').notNull(),
    serviceCode: text('service_code').notNull(),
    label: text('label').notNull(),
    modifiers: text('modifiers').array().notNull(),
    units: integer('units').notNull(),
    // What the client pays, as it may be agreed. Insurers are always billed the full fee: a claim takes the service’s own.
    feeCents: integer('fee_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.appointmentId, table.position] })],
)

export const exportedAppointmentLines = exportedTable(
  appointmentLines,
  'The services of an appointment, as they were when it was booked.',
  {
    serviceCode: 'The code, like 90834.',
    label: 'The service in words.',
    modifiers: 'Modifiers of the code.',
    units: 'How many units.',
    feeCents: 'The price of one unit, in cents.',
  },
)

/** Which invoice bills an appointment for a client; its primary key lets at most one do so. */
export const billedAppointments = pgTable(
  'billed_appointments',
  {
    organizationId: organizationId(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.appointmentId, table.clientId] }),
    index('billed_appointments_by_invoice').on(table.organizationId, table.invoiceId),
  ],
)

export const exportedBilledAppointments = exportedTable(
  billedAppointments,
  'Which invoice bills an appointment for a client.',
  {},
)
