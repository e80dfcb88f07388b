import { MEASURE_DIFFICULTIES, MEASURE_KINDS, MEASURE_SOURCES, MEASURE_STATUSES } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Questionnaires that clients filled in. One recorded by mistake stays, with who said so, when and why. */
export const measures = pgTable(
  'measures',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text('kind', { enum: MEASURE_KINDS }).notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    answers: integer('answers').array().notNull(),
    difficulty: text('difficulty', { enum: MEASURE_DIFFICULTIES }),
    score: integer('score').notNull(),
    status: text('status', { enum: MEASURE_STATUSES }).notNull(),
    source: text('source', { enum: MEASURE_SOURCES }).notNull().default('staff'),
    /** Null where the client filled it in. */
    recordedById: uuid('recorded_by_id'),
    recordedAt: instant('recorded_at').notNull(),
    errorReason: text('error_reason'),
    errorById: uuid('error_by_id'),
    errorAt: instant('error_at'),
    alertClosedAt: instant('alert_closed_at'),
    alertClosedById: uuid('alert_closed_by_id'),
    spokenOn: date('spoken_on', { mode: 'string' }),
    spokenNote: text('spoken_note'),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('measures_by_client').on(
      table.organizationId,
      table.clientId,
      table.kind,
      table.takenOn,
      table.recordedAt,
    ),
    // Few are in it, so that what the dashboard asks each minute costs the same after years.
    index('measures_with_open_alert')
      .on(table.organizationId, table.practiceId, table.clientId, table.takenOn)
      .where(sql`kind = 'phq9' and status = 'final' and answers[9] > 0 and alert_closed_at is null`),
  ],
)

export const exportedMeasures = exportedTable(
  measures,
  'Questionnaires that clients filled in, also those recorded by mistake.',
  {
    kind: 'phq9, gad7 or pcl5.',
    takenOn: 'The day on which the client filled it in.',
    answers:
      'The answers in the order of the questions, each from 0 (not at all) to 3 (nearly every day), of a PCL-5 to 4 (extremely).',
    difficulty:
      'How hard the problems made daily life: not, somewhat, very or extremely; a PCL-5 does not ask.',
    score: 'The sum of the answers.',
    status: 'final or entered_in_error.',
    source: 'staff for what a member of the staff recorded, client for what the client filled in.',
    recordedById: 'Who recorded it, as in staff.id; empty where the client filled it in.',
    recordedAt: 'When it was recorded.',
    errorReason: 'What was wrong, where it was recorded by mistake.',
    errorById: 'Who said so, as in staff.id.',
    errorAt: 'When they said so.',
    alertClosedAt:
      'When the safety alert of question 9 was closed. Without a person it ended by itself, as alerts did before people could close them.',
    alertClosedById: 'Who closed it, as in staff.id.',
    spokenOn: 'The day on which they spoke with the client.',
    spokenNote: 'What came of that.',
  },
)
