import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from './columns'

/** A table with the number that a practice’s next document of a kind gets. */
export const counterTable = <Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      organizationId: organizationId(),
      practiceId: uuid('practice_id').notNull(),
      nextNumber: integer('next_number').notNull(),
    },
    (table) => [primaryKey({ columns: [table.organizationId, table.practiceId] })],
  )
