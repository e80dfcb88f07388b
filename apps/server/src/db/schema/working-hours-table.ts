import type { BusinessHours } from '@oaklet/api/contract'
import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'

/** When a person works at a location; without a row, nothing is said about it. */
export const staffWorkingHours = pgTable(
  'staff_working_hours',
  {
    organizationId: organizationId(),
    staffId: uuid('staff_id').notNull(),
    locationId: uuid('location_id').notNull(),
    hours: jsonb('hours').$type<BusinessHours>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.staffId, table.locationId] })],
)
