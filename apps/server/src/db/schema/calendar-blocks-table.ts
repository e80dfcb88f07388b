import type { CalendarBlock, SeriesRule } from '@oaklet/api/contract'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** A rule as it is kept. */
type KeptRule = Omit<SeriesRule, 'weekdays'> & { weekdays: number[] }

/** Time that is blocked in a calendar, such as time off or a meeting: a rule that is expanded when it is read. */
export const calendarBlocks = pgTable(
  'calendar_blocks',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    kind: text('kind').$type<CalendarBlock['kind']>().notNull(),
    title: text('title').notNull(),
    isPrivate: boolean('is_private').notNull(),
    /** Whose time it is; empty is everybody in the practice. */
    staffIds: uuid('staff_ids').array().notNull(),
    /** Where it counts; empty is everywhere. */
    locationIds: uuid('location_ids').array().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** `HH:MM`; null for whole days. */
    wallStart: text('wall_start'),
    minutes: integer('minutes'),
    timeZone: text('time_zone').notNull(),
    /** Null for a block that is once. */
    rule: jsonb('rule').$type<KeptRule>(),
    /** The dates of the rule on which it is not. */
    skips: date('skips', { mode: 'string' }).array().notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('calendar_blocks_by_practice').on(table.organizationId, table.practiceId, table.firstDay),
  ],
)

export const exportedCalendarBlocks = exportedTable(
  calendarBlocks,
  'Time that is blocked in a calendar, such as time off or a meeting.',
  {
    kind: 'unavailable, event, extra or external.',
    title: 'What it is called.',
    isPrivate: 'Whether others read only that the person is busy.',
    staffIds: 'Whose time it is, as in staff.id; none means everybody in the practice.',
    locationIds: 'Where it counts, as in locations.id; none means everywhere.',
    firstDay: 'The first day.',
    lastDay: 'The last day, also of the first time that it is.',
    wallStart: 'When it begins, by the clock of the time zone; empty for whole days.',
    minutes: 'How long it is, in minutes; empty for whole days.',
    timeZone: 'The IANA time zone of its days and times.',
    rule: 'How it repeats; empty where it is once.',
    skips: 'The dates of the rule on which it is not.',
  },
)
