import { REMITTANCE_STATES, type RemittanceDecisions } from '@oaklet/api/contract'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Remittance } from '../../x12/remittance/remittance'
import { bytes, instant, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Files of remittances (835), as they came. */
export const remittanceFiles = pgTable(
  'remittance_files',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    /** Null for what came in through the inbox folder. */
    importedById: uuid('imported_by_id'),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('remittance_files_once').on(table.organizationId, table.practiceId, table.sha256),
  ],
)

export const exportedRemittanceFiles = exportedTable(
  remittanceFiles,
  'Files in which insurances say what they paid.',
  {
    name: 'What the file was called.',
    sha256: 'The hash of the file.',
    content: 'The file itself, an 835: each byte in two hexadecimal digits, after \\x.',
    importedById: 'Who imported it, as in staff.id; empty for a file from the inbox folder.',
    importedAt: 'When it was imported.',
  },
)

/** Payments of insurers with what they are for: what each of them says stays as it was read. */
export const remittances = pgTable(
  'remittances',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The file that it came in; null where somebody typed it in by hand. */
    fileId: uuid('file_id'),
    /** Its place among those of the file that are paid to the practice; 0 for one that was typed in. */
    position: integer('position').notNull(),
    state: text('state', { enum: REMITTANCE_STATES }).notNull(),
    /** The payer of ours; null while nobody has said which one it is. */
    payerId: uuid('payer_id'),
    /** All by which the payer names itself: a person’s choice of the payer holds for each remittance with the same. */
    payerKey: text('payer_key').notNull(),
    payerName: text('payer_name').notNull(),
    method: text('method').notNull(),
    traceNumber: text('trace_number').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }),
    claimCount: integer('claim_count').notNull(),
    /** How many claims waited for a person when it was imported or last decided on. */
    reviewCount: integer('review_count').notNull(),
    /** A hash of what names the payment, and one of all that it says. */
    traceKey: text('trace_key').notNull(),
    contentHash: text('content_hash').notNull(),
    said: jsonb('said').$type<Remittance>().notNull(),
    decisions: jsonb('decisions').$type<Omit<RemittanceDecisions, 'payerId'>>().notNull(),
    /** Null for what came in through the inbox folder. */
    importedById: uuid('imported_by_id'),
    importedAt: instant('imported_at').notNull(),
    version: version(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('remittances_once').on(table.organizationId, table.practiceId, table.contentHash),
    index('remittances_by_age').on(table.organizationId, table.practiceId, table.importedAt, table.id),
    index('remittances_by_trace').on(table.organizationId, table.traceKey),
    index('remittances_by_file').on(table.organizationId, table.fileId),
    index('remittances_by_payer').on(table.organizationId, table.payerId),
  ],
)

export const exportedRemittances = exportedTable(
  remittances,
  'What insurances say that they paid, and for which claims.',
  {
    fileId: 'The file, as in remittance_files.id; empty where it was typed in by hand.',
    state: 'needs_review, ready, posted or undone.',
    payerId: 'The insurance, as in payers.id; empty while it is not known.',
    payerKey: { leftOut: 'repeats said' },
    payerName: 'What the insurance calls itself.',
    method: 'How it was paid: ACH, CHK, FWT or BOP; NON where no money moved.',
    traceNumber: 'The number of the check or transfer.',
    amountCents: 'The amount, in cents.',
    paidOn: 'The day of the payment; empty where the file has none.',
    claimCount: 'How many claims it is about.',
    reviewCount: 'How many of them waited for a person when it was last looked through.',
    traceKey: 'The hash of what names the payment.',
    contentHash: 'The hash of what it says.',
    said: 'All that it says: its claims and their services, with the reasons of what was not paid.',
    decisions: 'What a person decided: which claims and lines it is about.',
    importedById:
      'Who imported it or typed it in, as in staff.id; empty where it came through the inbox folder.',
    importedAt: 'When that was.',
  },
)
