import { RECURRING_TYPES } from '@oaklet/api/contract'
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'

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
