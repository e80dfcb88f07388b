import type { BusinessHours } from '@oaklet/api/contract'
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId } from '../columns'
import { organizations } from './organizations-table'

/** An organization's practices. */
export const practices = pgTable(
  'practices',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull(),
    currency: text('currency').notNull().default('USD'),
    businessHours: jsonb('business_hours').$type<BusinessHours>().notNull(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({ columns: [table.organizationId], foreignColumns: [organizations.organizationId] }),
  ],
)
