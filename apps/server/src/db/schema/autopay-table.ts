import { AUTOPAY_STOPS } from '@oaklet/api/contract'
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** Whether a client’s default card is charged each night for what is due; one for whom nobody chose has no row. */
export const autopayChoices = pgTable(
  'autopay_choices',
  {
    organizationId: organizationId(),
    clientId: uuid('client_id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Whether copays of completed sessions were part of what was chosen; earlier choices were about invoices alone. */
    takesCopays: boolean('takes_copays').notNull().default(false),
    /** Who turned it on or off last; null where the server turned it off. */
    changedById: uuid('changed_by_id'),
    changedAt: instant('changed_at').notNull(),
    /** Why the server turned it off; null where it didn’t. */
    stopped: text('stopped', { enum: AUTOPAY_STOPS }),
    /** How many charges were declined one after another; 0 once one went through, or nothing is due any more. */
    declines: integer('declines').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.clientId] })],
)

export const exportedAutopayChoices = exportedTable(
  autopayChoices,
  'Whether clients’ default cards are charged each night for what is due.',
  {
    isOn: 'Whether it is on.',
    takesCopays: 'Whether copays of completed sessions are part of what was chosen.',
    changedById: 'Who turned it on or off last, as in staff.id; none where the server turned it off.',
    changedAt: 'When that was.',
    stopped: 'Why the server turned it off: declined or confirmation_needed; none where it didn’t.',
    declines: 'How many charges were declined one after another.',
  },
)

/** The days on which a practice’s due invoices were charged; a night is gone through once. */
export const autopayRuns = pgTable(
  'autopay_runs',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    ranOn: date('ran_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId, table.ranOn] })],
)

export const leftOutAutopayRuns = leftOutTable(
  autopayRuns,
  'is what the server has done by itself; the charges are in card_payments',
)
