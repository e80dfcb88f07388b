import { VISIT_ANSWERS } from '@oaklet/api/contract'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** How practices remind clients of appointments; one that nobody has changed anything in has no row. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    isOn: boolean('is_on').notNull(),
    tellsChanges: boolean('tells_changes').notNull(),
    daysBefore: integer('days_before').array().notNull(),
    /** Wall-clock times of the practice, as `HH:MM`. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    publicName: text('public_name').notNull(),
    lateHours: integer('late_hours').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId] })],
)

export const exportedReminderSettings = exportedTable(
  reminderSettings,
  'How a practice reminds clients of appointments; one without a row reminds nobody.',
  {
    isOn: 'Whether reminders are sent.',
    tellsChanges: 'Whether clients are mailed when an appointment is booked, moved or cancelled.',
    daysBefore: 'How many days before an appointment they are sent.',
    opens: 'From when on mail leaves, by the clock of the practice.',
    closes: 'Until when it does.',
    publicName: 'What the mail calls the practice; empty for its name.',
    lateHours: 'How many hours before an appointment a cancellation begins to count as late.',
  },
)

/** The reminders that were sent; the row of a mail that waits in `document_mail` has the same id. */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Of which time the client was told: the link ends when the appointment is moved. */
    startsAt: instant('starts_at').notNull(),
    daysBefore: integer('days_before').notNull(),
    tokenHash: text('token_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('appointment_reminders_once').on(
      table.organizationId,
      table.appointmentId,
      table.clientId,
      table.startsAt,
      table.daysBefore,
    ),
    unique('appointment_reminders_token_is_unique').on(table.organizationId, table.tokenHash),
  ],
)

export const exportedAppointmentReminders = exportedTable(
  appointmentReminders,
  'The reminders of appointments that were sent to clients.',
  {
    startsAt: 'Of which time the client was reminded.',
    daysBefore: 'How many days before the appointment it was due.',
    tokenHash: { leftOut: 'would let somebody else answer for the client' },
    sentAt: 'When it was handed over to be mailed.',
  },
)

/** What a client knows of an appointment; `known` is what was booked before clients were told of changes. */
export const NOTICE_KINDS = ['known', 'booked', 'moved', 'cancelled'] as const

/** What clients were told of their appointments; the latest row of an appointment and a client is what they know. */
export const appointmentNotices = pgTable(
  'appointment_notices',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** The time that they know. */
    startsAt: instant('starts_at').notNull(),
    /** Null where the mail has no link to the appointment. */
    tokenHash: text('token_hash'),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('appointment_notices_token_is_unique').on(table.organizationId, table.tokenHash),
    index('appointment_notices_by_appointment').on(
      table.organizationId,
      table.appointmentId,
      table.clientId,
      table.toldAt,
    ),
  ],
)

export const exportedAppointmentNotices = exportedTable(
  appointmentNotices,
  'What clients were told of their appointments when these were booked, moved or cancelled.',
  {
    kind: 'booked, moved or cancelled; known is what was booked before clients were told of changes.',
    startsAt: 'The time that they were told.',
    tokenHash: { leftOut: 'would let somebody else answer for the client' },
    toldAt: 'When the mail was handed over, or when this began.',
  },
)

/** What clients answered to reminders. */
export const visitAnswers = pgTable(
  'visit_answers',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    kind: text('kind', { enum: VISIT_ANSWERS }).notNull(),
    /** What a client asked for; empty for everything else. */
    text: text('text').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('visit_answers_by_appointment').on(table.organizationId, table.appointmentId),
  ],
)

export const exportedVisitAnswers = exportedTable(visitAnswers, 'What clients answered to reminders.', {
  startsAt: 'Of which time they were reminded.',
  kind: 'confirmed, cancelled or asked for another time.',
  text: 'Which other time they asked for.',
  answeredAt: 'When they answered.',
})

/** The clients who get no reminders. */
export const reminderStops = pgTable(
  'reminder_stops',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Null for the client. */
    stoppedById: uuid('stopped_by_id'),
    stoppedAt: instant('stopped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.clientId] })],
)

export const exportedReminderStops = exportedTable(reminderStops, 'The clients who get no reminders.', {
  stoppedById: 'Who stopped them, as in staff.id; none for the client.',
  stoppedAt: 'When that was.',
})
