import type { FeeScheduleLine } from '@oaklet/api/contract'
import { date, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/**
 * What payers allow for services by their contracts. The migration adds the exclusion constraint
 * `fee_schedules_one_for_each_day`, which Drizzle can't express.
 */
export const feeSchedules = pgTable(
  'fee_schedules',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    lines: jsonb('lines').$type<FeeScheduleLine[]>().notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('fee_schedules_by_payer').on(table.organizationId, table.payerId),
  ],
)

export const exportedFeeSchedules = exportedTable(
  feeSchedules,
  'What insurances allow for services by their contracts.',
  {
    payerId: 'The insurance, as in payers.id.',
    startsOn: 'The first day.',
    endsOn: 'The last day; empty while no end is known.',
    lines:
      'The code of each service with what is allowed in cents; some for a modifier or a credential of the clinician alone.',
  },
)
