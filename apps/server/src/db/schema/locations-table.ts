import type { Address, BusinessHours } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, instant, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Where a practice's sessions are held. `phone` and `fax` are as `phoneOf` makes them. */
export const locations = pgTable(
  'locations',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    phone: text('phone').notNull().default(''),
    fax: text('fax'),
    email: text('email').notNull().default(''),
    isPrimary: boolean('is_primary').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Null where it keeps the practice's hours. */
    businessHours: jsonb('business_hours').$type<BusinessHours>(),
    /** A deleted location stays for the appointments that were held there. */
    removedAt: instant('removed_at'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('locations_by_practice').on(table.organizationId, table.practiceId),
    uniqueIndex('locations_one_primary')
      .on(table.organizationId, table.practiceId)
      .where(sql`is_primary`),
  ],
)

export const exportedLocations = exportedTable(
  locations,
  'Where the practices work, removed locations included.',
  {
    address: 'Street, city, state, zipCode and country.',
    fax: 'The fax number, written as the phone is.',
    isPrimary: 'Whether it is the practice’s main location.',
    isActive: 'Whether it is in use.',
    businessHours: 'Opening hours of its own, by day of the week.',
    removedAt: 'When it was removed.',
  },
)
