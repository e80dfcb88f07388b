import type { BusinessHours } from '@oaklet/api/contract'
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId } from '../columns'
import { exportedTable } from '../exported-table'
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

export const exportedPractices = exportedTable(practices, 'The practices of the organization.', {
  timeZone: 'The IANA time zone.',
  currency: 'The currency, as ISO 4217 writes it.',
  businessHours: 'Opening hours by day of the week.',
})
