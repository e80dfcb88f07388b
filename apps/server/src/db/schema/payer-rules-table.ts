import { boolean, date, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** What people decided about codes of payers for all of their remittances. */
export const payerRules = pgTable(
  'payer_rules',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    code: text('code').notNull(),
    /** Whether what the payer calls the client’s by the code is their share; else it stays open. */
    isClients: boolean('is_clients').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    decidedById: uuid('decided_by_id').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('payer_rules_once').on(table.organizationId, table.payerId, table.code),
  ],
)

export const exportedPayerRules = exportedTable(
  payerRules,
  'What was decided about codes of insurances for all that they pay.',
  {
    payerId: 'The insurance, as in payers.id.',
    code: 'The code of the reason (CARC) that the insurance gives under PR.',
    isClients: 'Whether the sum is the client’s share; else it stays open.',
    since: 'The day on which it was decided.',
    decidedById: 'Who decided it, as in staff.id.',
    decidedAt: 'When that was.',
  },
)
