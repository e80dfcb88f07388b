import { CLAIM_STATES } from '@oaklet/api/contract'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/**
 * How many claims of a practice have a state and the day from which their age counts: the sum of the rows. A trigger on
 * the claims adds what changed to a row that no other transaction holds, or writes another row, so that nobody waits.
 */
export const claimCounts = pgTable(
  'claim_counts',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    state: text('state', { enum: CLAIM_STATES }).notNull(),
    /** The day on which a claim was last sent, or else that of its first session. */
    sinceOn: date('since_on', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('claim_counts_by_state').on(table.organizationId, table.practiceId, table.state, table.sinceOn),
  ],
)

export const leftOutClaimCounts = leftOutTable(
  claimCounts,
  'is how many claims have which state and age, made from claims',
)
