import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** What changes what an insurer owes: that a claim was sent for the first time. */
export const CLAIM_ENTRY_KINDS = ['charged'] as const

/** Append-only: what insurers owe, line by line of claims. What is still owed is the sum. */
export const claimEntries = pgTable(
  'claim_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    claimId: uuid('claim_id').notNull(),
    /** The control number of the line. */
    lineNumber: text('line_number').notNull(),
    kind: text('kind', { enum: CLAIM_ENTRY_KINDS }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** The entry that this one takes back; null for most. */
    reversesId: uuid('reverses_id'),
    writtenById: uuid('written_by_id').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('claim_entries_by_claim').on(table.organizationId, table.claimId),
    index('claim_entries_by_practice').on(table.organizationId, table.practiceId),
    uniqueIndex('claim_entries_reversed_once').on(table.organizationId, table.reversesId),
  ],
)

export const exportedClaimEntries = exportedTable(
  claimEntries,
  'What insurances owe, line by line of claims; what is still owed is the sum.',
  {
    claimId: 'The claim, as in claims.id.',
    lineNumber: 'The control number of the line.',
    kind: 'charged: the claim was sent.',
    cents: 'The amount, in cents.',
    reversesId: 'The entry that this one takes back, as in claim_entries.id.',
    writtenById: 'Who did it, as in staff.id.',
    writtenAt: 'When it was written.',
  },
)
