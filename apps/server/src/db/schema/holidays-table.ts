import { RECURRING_TYPES } from '@oaklet/api/contract'
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Days on which a practice is closed; it comes again unless `recurring_type` is 'none'. */
export const holidays = pgTable(
  'holidays',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Null for a single day. */
    endDate: date('end_date', { mode: 'string' }),
    recurringType: text('recurring_type', { enum: RECURRING_TYPES }).notNull(),
    description: text('description').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('holidays_by_practice').on(table.organizationId, table.practiceId, table.date),
  ],
)

export const exportedHolidays = exportedTable(holidays, 'Days on which a practice is closed.', {
  date: 'The first day.',
  endDate: 'The last day, of a holiday longer than one.',
  recurringType: 'How it comes again: none, yearly_date, yearly_weekday or yearly_last_weekday.',
  description: 'What it is about.',
})

/** The locations that a holiday closes; a holiday without any closes all. */
export const holidayLocations = pgTable(
  'holiday_locations',
  {
    organizationId: organizationId(),
    holidayId: uuid('holiday_id').notNull(),
    locationId: uuid('location_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.holidayId, table.locationId] }),
    index('holiday_locations_by_location').on(table.organizationId, table.locationId),
  ],
)

export const exportedHolidayLocations = exportedTable(
  holidayLocations,
  'The locations that a holiday closes; a holiday without any closes all.',
  {
    holidayId: 'The holiday, as in holidays.id.',
  },
)
