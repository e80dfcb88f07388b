import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/**
 * What clients pay in place of the full fee, also what was agreed for former times. The migration adds the exclusion
 * constraint `fee_agreements_one_for_each_service`, which Drizzle can't express.
 */
export const feeAgreements = pgTable(
  'fee_agreements',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    serviceCode: text('service_code'),
    feeCents: integer('fee_cents'),
    percentOff: integer('percent_off'),
    reason: text('reason').notNull(),
    agreedBy: text('agreed_by').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('fee_agreements_by_client').on(table.organizationId, table.clientId),
  ],
)

export const exportedFeeAgreements = exportedTable(
  feeAgreements,
  'What clients pay in place of the full fee, also what was agreed for former times.',
  {
    serviceCode: 'The code of the service; empty for every service without an agreement of its own.',
    feeCents: 'What one unit costs the client, in cents; empty where a percentage was agreed.',
    percentOff: 'The percentage that is taken off the full fee.',
    reason: 'Why it was agreed.',
    agreedBy: 'Who agreed to it, in words.',
    startsOn: 'The first day.',
    endsOn: 'The last day; empty while no end is known.',
  },
)
