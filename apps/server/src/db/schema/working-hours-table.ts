import type { BusinessHours } from '@oaklet/api/contract'
import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { exportedTable } from '../exported-table'

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

export const exportedStaffWorkingHours = exportedTable(
  staffWorkingHours,
  'When a person works at a location.',
  {
    hours: 'Working hours by day of the week.',
  },
)
