import {
  ANSWER_KINDS,
  ANSWER_SENDERS,
  CLAIM_VERDICTS,
  type AnswerKind,
  type ClaimAnswer,
} from '@oaklet/api/contract'
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** Files that insurers and clearinghouses sent. */
export const receivedFiles = pgTable(
  'received_files',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    /** The file, byte for byte as it came. */
    content: bytes('content').notNull(),
    sha256: text('sha256').notNull(),
    kinds: jsonb('kinds').$type<AnswerKind[]>().notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    /** Null for a file that came in through the inbox folder. */
    importedById: uuid('imported_by_id'),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('received_files_once').on(table.organizationId, table.practiceId, table.sha256),
    index('received_files_by_age').on(table.organizationId, table.practiceId, table.importedAt, table.id),
  ],
)

export const exportedReceivedFiles = exportedTable(
  receivedFiles,
  'Files that insurances and clearinghouses sent.',
  {
    name: 'What the file was called.',
    content: 'The file itself, as it came: each byte in two hexadecimal digits, after \\x.',
    sha256: 'The hash of the file.',
    kinds: 'What it holds: TA1, 999 or 277CA.',
    warnings: 'What is wrong with the file itself.',
    importedById: 'Who imported it, as in staff.id; empty for a file from the inbox folder.',
    importedAt: 'When it was imported.',
  },
)

/** Which files of claims a received file answers, also where it says nothing of any one claim. */
export const answeredBatches = pgTable(
  'answered_batches',
  {
    organizationId: organizationId(),
    fileId: uuid('file_id').notNull(),
    batchId: uuid('batch_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.fileId, table.batchId] }),
    index('answered_batches_by_batch').on(table.organizationId, table.batchId),
  ],
)

export const exportedAnsweredBatches = exportedTable(
  answeredBatches,
  'Which files of claims a received file answers.',
  {
    fileId: 'The received file, as in received_files.id.',
    batchId: 'The file of claims, as in claim_batches.id.',
  },
)

/** What received files say of claims, one answer after the other as they stand in the file. */
export const claimAnswers = pgTable(
  'claim_answers',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** The file of claims in which the claim was sent. */
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    /** The claim and the time that it was sent; both null for a claim that is not in the file of claims. */
    claimId: uuid('claim_id'),
    attempt: integer('attempt'),
    kind: text('kind', { enum: ANSWER_KINDS }).notNull(),
    pcn: text('pcn').notNull(),
    sender: text('sender', { enum: ANSWER_SENDERS }).notNull(),
    senderName: text('sender_name').notNull(),
    verdict: text('verdict', { enum: CLAIM_VERDICTS }).notNull(),
    answeredOn: date('answered_on', { mode: 'string' }),
    findings: jsonb('findings').$type<ClaimAnswer['findings']>().notNull(),
    text: text('text').notNull(),
    payerClaimNumber: text('payer_claim_number').notNull(),
    clearinghouseNumber: text('clearinghouse_number').notNull(),
    raw: text('raw').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('claim_answers_position').on(table.organizationId, table.fileId, table.position),
    index('claim_answers_by_claim').on(table.organizationId, table.claimId),
    index('claim_answers_by_batch').on(table.organizationId, table.batchId),
  ],
)

export const exportedClaimAnswers = exportedTable(claimAnswers, 'What received files say of claims.', {
  fileId: 'The received file, as in received_files.id.',
  batchId: 'The file of claims that it answers, as in claim_batches.id.',
  position: 'Which answer of the received file it is, from 0.',
  claimId: 'The claim, as in claims.id; empty for a claim that is not in that file of claims.',
  attempt: 'Which time that the claim was sent, as in claim_submissions.attempt.',
  kind: 'TA1, 999 or 277CA.',
  pcn: 'The control number of the claim, as it stands in the file.',
  sender: 'syntax, clearinghouse or payer.',
  senderName: 'The name of the sender.',
  verdict: 'received, accepted or rejected.',
  answeredOn: 'The day of the answer; empty where the file has none.',
  findings: 'The codes of the answer, with what they mean and the field of the claim.',
  text: 'What the sender added in words.',
  payerClaimNumber: 'The insurance’s own number of the claim.',
  clearinghouseNumber: 'The clearinghouse’s own number of the claim.',
  raw: 'The part of the file that decides.',
})
