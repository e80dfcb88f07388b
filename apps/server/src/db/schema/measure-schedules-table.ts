import { MEASURE_KINDS, MEASURE_RHYTHMS } from '@oaklet/api/contract'
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** Questionnaires that clients are asked for by themselves, before appointments. */
export const measureSchedules = pgTable(
  'measure_schedules',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text('kind', { enum: MEASURE_KINDS }).notNull(),
    rhythm: text('rhythm', { enum: MEASURE_RHYTHMS }).notNull(),
    setById: uuid('set_by_id').notNull(),
    /** Before which appointment the client was asked or reminded last, and when; null while they were not. */
    lastAppointmentId: uuid('last_appointment_id'),
    lastAskedAt: instant('last_asked_at'),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('measure_schedules_once').on(table.organizationId, table.clientId, table.kind),
    index('measure_schedules_by_practice').on(table.organizationId, table.practiceId),
  ],
)

export const exportedMeasureSchedules = exportedTable(
  measureSchedules,
  'Questionnaires that clients are asked for by themselves, before appointments.',
  {
    kind: 'phq9, gad7 or pcl5.',
    rhythm: 'each_session, two_weeks, four_weeks or six_weeks.',
    setById: 'Who set it last, as in staff.id.',
    lastAppointmentId: 'Before which appointment the client was asked last, as in appointments.id.',
    lastAskedAt: 'When that was.',
  },
)
