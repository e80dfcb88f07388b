import { CLAIM_BOOK_KINDS, type ClaimEntryReason } from '@oaklet/api/contract'
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import type { ShareParts } from '../../x12/posting/claims-book'
import { exportedTable } from '../exported-table'

/** Append-only: what insurers owe, line by line of claims. What is still owed is the sum. */
export const claimEntries = pgTable(
  'claim_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    /** The order in which they were written. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    practiceId: uuid('practice_id').notNull(),
    claimId: uuid('claim_id').notNull(),
    /** The control number of the line. */
    lineNumber: text('line_number').notNull(),
    kind: text('kind', { enum: CLAIM_BOOK_KINDS }).notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** What a share consists of; null for every other entry, and for what a person gave to the client. */
    share: jsonb('share').$type<ShareParts>(),
    /** The posting whose decision it states; null for what a person or the sending of the claim did. */
    postingId: uuid('posting_id'),
    /** The entry that this one takes back; null for most. */
    reversesId: uuid('reverses_id'),
    /** Why a person did it, and what they noted; null and empty for every other entry. */
    reasonCode: text('reason_code').$type<ClaimEntryReason>(),
    note: text('note').notNull().default(''),
    /** Null for what an answer did that came in through the inbox folder. */
    writtenById: uuid('written_by_id'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('claim_entries_by_claim').on(table.organizationId, table.claimId),
    // All sums of a practice, without the entries themselves.
    index('claim_entries_by_practice').on(table.organizationId, table.practiceId, table.claimId, table.cents),
    index('claim_entries_by_posting').on(table.organizationId, table.postingId),
    uniqueIndex('claim_entries_reversed_once').on(table.organizationId, table.reversesId),
  ],
)

export const exportedClaimEntries = exportedTable(
  claimEntries,
  'What insurances owe, line by line of claims; what is still owed is the sum.',
  {
    seq: 'The order in which they were written.',
    claimId: 'The claim, as in claims.id.',
    lineNumber: 'The control number of the line.',
    kind: 'charged: the claim was sent; moved_in: what an earlier insurance left; paid; contractual: off by contract; to_client: left to the client, or given to them by a person; moved_out: left to the next insurance; written_off; taken_back: recovered by the insurance.',
    cents: 'The amount, in cents.',
    share: 'The deductible, coinsurance and copay of a share, in cents; empty for every other entry.',
    postingId: 'The posting that it belongs to, as in postings.id; empty for what no payment did.',
    reversesId: 'The entry that this one takes back, as in claim_entries.id.',
    reasonCode:
      'Why a person did it: hardship, uncollectible, small_balance, courtesy or other of what is written off; not_covered, not_insured, benefits_used_up, not_answered, agreed or other of what is given to the client; empty for most.',
    note: 'What they noted with it.',
    writtenById: 'Who did it, as in staff.id; empty for an answer from the inbox folder.',
    writtenAt: 'When it was written.',
  },
)
