import type { Appointment, SeriesRule, ServiceLine } from '@oaklet/api/contract'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** What each appointment of a series was booked with, beside its time, clinician and location. */
export interface SeriesTemplate {
  clientIds: string[]
  lines: ServiceLine[]
  memo: string
  billingType: Appointment['billingType']
}

/** Why a date of a rule was not booked. */
export type SkipReason = 'holiday' | 'closed' | 'conflict' | 'person'

/** The rule of appointments that repeat; each of its dates that was booked is a row of `appointments`. */
export const appointmentSeries = pgTable(
  'appointment_series',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The series that had these dates before they were changed; null for one that was booked as it is. */
    splitFrom: uuid('split_from'),
    clinicianId: uuid('clinician_id').notNull(),
    /** Null is telehealth. */
    locationId: uuid('location_id'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    wallStart: text('wall_start').notNull(),
    minutes: integer('minutes').notNull(),
    timeZone: text('time_zone').notNull(),
    freq: text('freq').$type<SeriesRule['freq']>().notNull(),
    every: integer('every').notNull(),
    /** 0 is Monday. */
    weekdays: integer('weekdays').array().notNull(),
    nth: integer('nth'),
    shortMonths: text('short_months').$type<NonNullable<SeriesRule['shortMonths']>>(),
    count: integer('count'),
    endsOn: date('ends_on', { mode: 'string' }),
    template: jsonb('template').$type<SeriesTemplate>().notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('appointment_series_by_clinician').on(table.organizationId, table.clinicianId),
  ],
)

export const exportedAppointmentSeries = exportedTable(
  appointmentSeries,
  'The rules of appointments that repeat.',
  {
    splitFrom: 'The series that had these dates before they were changed, as in appointment_series.id.',
    clinicianId: 'Whom they were booked with, as in staff.id.',
    locationId: 'Where they are, as in locations.id; none means telehealth.',
    startsOn: 'The first date.',
    wallStart: 'When each begins, by the clock of the time zone.',
    minutes: 'How long each is, in minutes.',
    timeZone: 'The IANA time zone that they were booked in.',
    freq: 'weekly, monthly_date, monthly_weekday or yearly.',
    every: '2 is every second week, month or year.',
    weekdays: 'The weekdays of a weekly series; 0 is Monday.',
    nth: 'Which weekday of the month, 1 to 4; -1 is the last.',
    shortMonths: 'last_day or skip: what comes of a date that a month or year has not.',
    count: 'How many dates the rule has; empty where it ends on a day.',
    endsOn: 'The last day; empty where it ends by number.',
    template: 'The clients, services, memo and payer that they were booked with.',
  },
)

/** The dates of a rule that were not booked. */
export const seriesSkips = pgTable(
  'series_skips',
  {
    organizationId: organizationId(),
    seriesId: uuid('series_id').notNull(),
    occurrenceOn: date('occurrence_on', { mode: 'string' }).notNull(),
    reason: text('reason').$type<SkipReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.seriesId, table.occurrenceOn] })],
)

export const exportedSeriesSkips = exportedTable(
  seriesSkips,
  'The dates of repeating appointments that were not booked.',
  {
    seriesId: 'The series, as in appointment_series.id.',
    occurrenceOn: 'The date by the rule.',
    reason: 'holiday, closed, conflict, or person where somebody just left it out.',
  },
)

/** An appointment of a series before or after a change: what a change may touch, its services and its clients. */
export interface OccurrenceState {
  seriesId: string
  occurrenceOn: string
  clinicianId: string
  locationId: string | null
  startsAt: string
  endsAt: string
  memo: string
  billingType: Appointment['billingType']
  status: Appointment['status']
  overlapGroup: string
  overrides: string[]
  clientIds: string[]
  lines: (ServiceLine & { label: string })[]
}

/** A series before or after a change: its rule, what it was booked with, and the dates that were skipped. */
export interface SeriesState {
  id: string
  clinicianId: string
  locationId: string | null
  startsOn: string
  wallStart: string
  minutes: number
  weekdays: number[]
  nth: number | null
  shortMonths: SeriesRule['shortMonths']
  count: number | null
  endsOn: string | null
  template: SeriesTemplate
  skips: { on: string; reason: SkipReason }[]
}

/** All that one change of a series has changed, as it was and as it was left. */
export interface SeriesChangeRecord {
  rows: { appointmentId: string; before: OccurrenceState; after: OccurrenceState }[]
  /** Before, and after the change: one more where the series was split. */
  series: { before: SeriesState; after: SeriesState[] }
}

/** The changes of several appointments of a series at once, by which each can be undone. */
export const seriesChanges = pgTable(
  'series_changes',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The series that was changed, before it was split. */
    seriesId: uuid('series_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    madeAt: instant('made_at').notNull(),
    undoneAt: instant('undone_at'),
    record: jsonb('record').$type<SeriesChangeRecord>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('series_changes_by_series').on(table.organizationId, table.seriesId),
  ],
)

export const exportedSeriesChanges = exportedTable(
  seriesChanges,
  'Changes of several appointments of a series at once.',
  {
    seriesId: 'The series, as in appointment_series.id.',
    staffId: 'Who made it, as in staff.id.',
    madeAt: 'When it was made.',
    undoneAt: 'When it was undone; empty where it was not.',
    record: 'The appointments and the rule, as they were and as the change left them.',
  },
)
