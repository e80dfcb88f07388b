import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** What a practice bills for, by service code. */
export const services = pgTable(
  'services',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    feeCents: integer('fee_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId, table.code] })],
)

export const exportedServices = exportedTable(services, 'What a practice offers, with its price.', {
  code: 'The code, like 90834.',
  label: 'The service in words.',
  durationMinutes: 'How long it usually takes, in minutes.',
  feeCents: 'The price of one unit, in cents.',
})
