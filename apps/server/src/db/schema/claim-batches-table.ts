import { CLAIM_BATCH_STATES, FOLDER_STATES } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** 837P files of claims. */
export const claimBatches = pgTable(
  'claim_batches',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The control number of its envelope. */
    number: integer('number').notNull(),
    state: text('state', { enum: CLAIM_BATCH_STATES }).notNull(),
    /** Whether its envelope says that it is a test; it is never marked as sent then. */
    isTest: boolean('is_test').notNull().default(false),
    /** The file itself, which nothing changes afterwards. */
    content: text('content').notNull(),
    sha256: text('sha256').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdAt: instant('created_at').notNull(),
    sentById: uuid('sent_by_id'),
    sentAt: instant('sent_at'),
    /** Null with its time unless somebody put the file into the outbox folder. */
    folderState: text('folder_state', { enum: FOLDER_STATES }),
    folderAt: instant('folder_at'),
    /** Why a file that waits is not in the folder yet, in a sentence; null while nothing stands in the way. */
    folderFault: text('folder_fault'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('claim_batches_number').on(table.organizationId, table.practiceId, table.number),
    index('claim_batches_waiting')
      .on(table.organizationId)
      .where(sql`folder_state = 'waiting'`),
  ],
)

export const exportedClaimBatches = exportedTable(claimBatches, 'Files of claims, as they are sent.', {
  number: 'The control number of the file.',
  state: 'made, sent, received, accepted, partly_rejected or rejected.',
  isTest: 'Whether it is a test file, in which nothing was sent.',
  content: 'The file itself, an 837P.',
  sha256: 'The hash of the file.',
  createdById: 'Who made it, as in staff.id.',
  sentById: 'Who said that it was sent, as in staff.id.',
  sentAt: 'When that was said.',
  folderState: 'waiting: on its way into the outbox folder; put: it is or was in it; empty for neither.',
  folderAt: 'Since when.',
  folderFault: 'Why it still waits, where something stands in the way.',
})

/** Which claims are in a file, and at which version they were put into it. */
export const claimBatchClaims = pgTable(
  'claim_batch_claims',
  {
    organizationId: organizationId(),
    batchId: uuid('batch_id').notNull(),
    claimId: uuid('claim_id').notNull(),
    position: integer('position').notNull(),
    claimVersion: integer('claim_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.batchId, table.claimId] }),
    index('claim_batch_claims_by_claim').on(table.organizationId, table.claimId),
  ],
)

export const exportedClaimBatchClaims = exportedTable(claimBatchClaims, 'Which claims are in a file.', {
  batchId: 'The file, as in claim_batches.id.',
  claimId: 'The claim, as in claims.id.',
  position:
    'Which one it was among those that were chosen, from 0; the file puts those of one policy together.',
  claimVersion: 'The version of the claim that was put into it.',
})

/**
 * The number that an organization’s next file of claims gets; one that was given is never given again. Practices of one
 * organization may bill with one tax number, and an answer names a file by its number and that.
 */
export const claimFileCounters = pgTable(
  'claim_file_counters',
  { organizationId: organizationId(), nextNumber: integer('next_number').notNull() },
  (table) => [primaryKey({ columns: [table.organizationId] })],
)

export const exportedClaimFileCounters = exportedTable(
  claimFileCounters,
  'The number that the next file of claims gets.',
  { nextNumber: 'That number.' },
)
