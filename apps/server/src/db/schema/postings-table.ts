import { CLAIM_STATES, PAYER_BOOK_KINDS, type RemittanceDetails } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** What made entries of a remittance: the same payment stands once, whatever happens at the same moment. */
export const postings = pgTable(
  'postings',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    remittanceId: uuid('remittance_id').notNull(),
    /** A hash of what it is posted under; see `PostingPlan`. */
    postingKey: text('posting_key').notNull(),
    /** What was posted, as the remittance shows it while the posting stands. */
    shown: jsonb('shown')
      .$type<Pick<RemittanceDetails, 'claims' | 'adjustments' | 'reasons' | 'records' | 'plan'>>()
      .notNull(),
    postedById: uuid('posted_by_id').notNull(),
    postedAt: instant('posted_at').notNull(),
    undoneById: uuid('undone_by_id'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('postings_once')
      .on(table.organizationId, table.postingKey)
      .where(sql`undone_at is null`),
    index('postings_by_remittance').on(table.organizationId, table.remittanceId),
  ],
)

export const exportedPostings = exportedTable(postings, 'That payments of insurances were posted.', {
  remittanceId: 'The payment, as in remittances.id.',
  postingKey: 'The hash of what it was posted under.',
  shown: 'What was posted: claims, adjustments, entries and shares.',
  postedById: 'Who posted it, as in staff.id.',
  postedAt: 'When it was posted.',
  undoneById: 'Who undid that, as in staff.id; empty unless somebody did.',
  undoneAt: 'When that was done.',
})

/** The claims that a posting moved, wrote on or made: how they stood before, and what says that somebody has gone on since. */
export const postingClaims = pgTable(
  'posting_claims',
  {
    organizationId: organizationId(),
    postingId: uuid('posting_id').notNull(),
    claimId: uuid('claim_id').notNull(),
    /** The order in which postings came to claims. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Whether the posting made the claim, to the insurance that comes next. */
    isMade: boolean('is_made').notNull(),
    stateBefore: text('state_before', { enum: CLAIM_STATES }).notNull(),
    stateAfter: text('state_after', { enum: CLAIM_STATES }).notNull(),
    receivedOnBefore: date('received_on_before', { mode: 'string' }),
    acceptedNumberBefore: text('accepted_number_before').notNull(),
    reasonBefore: text('reason_before').notNull(),
    /** How often the claim had been sent by then. */
    attempts: integer('attempts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.postingId, table.claimId] }),
    index('posting_claims_by_claim').on(table.organizationId, table.claimId),
  ],
)

export const exportedPostingClaims = exportedTable(
  postingClaims,
  'The claims that postings moved, and how they stood before.',
  {
    postingId: 'The posting, as in postings.id.',
    claimId: 'The claim, as in claims.id.',
    seq: 'The order in which postings came to claims.',
    isMade: 'Whether the posting made the claim.',
    stateBefore: 'The state that it had before.',
    stateAfter: 'The state that the posting gave it.',
    receivedOnBefore: 'The first day on which somebody had said that it arrived; empty where nobody had.',
    acceptedNumberBefore: 'The insurance’s own number of it before; empty while none was known.',
    reasonBefore: 'Why it was rejected or void before; empty unless it was.',
    attempts: 'How often it had been sent by then.',
  },
)

/** Append-only: money between insurers and practices that belongs to no claim, with the sign of the file. */
export const payerEntries = pgTable(
  'payer_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    kind: text('kind', { enum: PAYER_BOOK_KINDS }).notNull(),
    /** The payer’s code and reference of an adjustment; empty for a deposit and for what was set aside. */
    code: text('code').notNull(),
    reference: text('reference').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** The entry that this one takes back; null for most. */
    reversesId: uuid('reverses_id'),
    writtenById: uuid('written_by_id').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('payer_entries_by_payer').on(table.organizationId, table.payerId),
    index('payer_entries_by_posting').on(table.organizationId, table.postingId),
    uniqueIndex('payer_entries_reversed_once').on(table.organizationId, table.reversesId),
  ],
)

export const exportedPayerEntries = exportedTable(
  payerEntries,
  'Money between insurances and practices that belongs to no claim.',
  {
    payerId: 'The insurance, as in payers.id.',
    postingId: 'The posting that wrote it, as in postings.id.',
    kind: 'deposit: what a payment came to; interest; float: carried forward, or recovered from that; unclear; other; unapplied: set aside as not ours.',
    code: 'The code of the insurance; empty where there is none.',
    reference: 'The reference of the insurance; empty where there is none.',
    cents: 'The amount, in cents.',
    reversesId: 'The entry that this one takes back, as in payer_entries.id.',
    writtenById: 'Who posted it or undid that, as in staff.id.',
    writtenAt: 'When it was written.',
  },
)
