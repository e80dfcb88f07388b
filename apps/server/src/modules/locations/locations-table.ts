import type { Address } from '@oaklet/api/contract'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId } from '../../db/columns'

/** Where a practice's sessions are held. `phone` and `fax` hold digits only. */
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
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('locations_by_practice').on(table.organizationId, table.practiceId),
  ],
)
