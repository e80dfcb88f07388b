import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** What a practice bills for. An inactive service can't be booked; what was booked keeps its own code, label and fee. */
export const services = pgTable(
  'services',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    feeCents: integer('fee_cents').notNull(),
    isActive: boolean('is_active').notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('services_one_active_for_each_code')
      .on(table.organizationId, table.practiceId, table.code)
      .where(sql`is_active`),
  ],
)

export const exportedServices = exportedTable(services, 'What a practice offers, with its price.', {
  code: 'The code, like 90834.',
  label: 'The service in words.',
  durationMinutes: 'How long it usually takes, in minutes.',
  feeCents: 'The price of one unit, in cents, of what is booked from now on.',
  isActive: 'Whether it can be booked.',
})
