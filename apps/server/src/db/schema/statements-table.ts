import { STATEMENT_STATUSES, type StatementDocument } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { counterTable } from '../counter-table'
import { SENDING_WORDS, sendingColumns } from '../sending-columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** What clients are told that they owe. */
export const statements = pgTable(
  'statements',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    status: text('status', { enum: STATEMENT_STATUSES }).notNull(),
    draftedOn: date('drafted_on', { mode: 'string' }).notNull(),
    /** Null until sent, then gapless within the practice, as is all that follows until `version`. */
    number: integer('number'),
    fromOn: date('from_on', { mode: 'string' }),
    toOn: date('to_on', { mode: 'string' }),
    /** What it said when it was sent first, which nothing changes afterwards. */
    document: jsonb('document').$type<StatementDocument>(),
    owedCents: bigint('owed_cents', { mode: 'number' }),
    /** The last entry of the client’s ledger that it knows of: the next statement begins after it. */
    throughSeq: bigint('through_seq', { mode: 'number' }),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('statements_number').on(table.organizationId, table.practiceId, table.number),
    uniqueIndex('statements_one_draft')
      .on(table.organizationId, table.practiceId, table.clientId)
      .where(sql`status = 'draft'`),
    index('statements_by_client').on(table.organizationId, table.clientId, table.number),
    index('statements_in_order').on(
      table.organizationId,
      table.practiceId,
      // The order of lists, as `byNumber` writes it.
      sql`coalesce(number, 2147483647)`,
      table.createdAt,
      table.id,
    ),
  ],
)

export const exportedStatements = exportedTable(
  statements,
  'Statements, drafts included: what clients are told that they owe.',
  {
    status: 'draft or sent.',
    draftedOn: 'The date on which its draft was made.',
    number: 'The number, once it is sent; without gaps within a practice.',
    fromOn: 'The first day of its period.',
    toOn: 'The last day of its period: the date on which it was sent first.',
    document:
      'What it said when it was sent first: biller, client, lines, balances, ages and credit; empty for a draft.',
    owedCents: 'What was owed then, in cents.',
    throughSeq: 'The last entry that it knows of, as in ledger_entries.seq.',
  },
)

/** Every time that a statement was sent. */
export const statementSendings = pgTable(
  'statement_sendings',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    statementId: uuid('statement_id').notNull(),
    ...sendingColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('statement_sendings_by_statement').on(table.organizationId, table.statementId, table.sentAt),
  ],
)

export const exportedStatementSendings = exportedTable(
  statementSendings,
  'When statements were mailed or handed over.',
  {
    statementId: 'The statement, as in statements.id.',
    ...SENDING_WORDS,
  },
)

/** The number that the practice's next statement gets. */
export const statementCounters = counterTable('statement_counters')

export const exportedStatementCounters = exportedTable(
  statementCounters,
  'The number that a practice’s next statement gets.',
  { nextNumber: 'That number.' },
)

/** The days on which a practice’s statements were drafted; each is drafted once. */
export const statementRuns = pgTable(
  'statement_runs',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    ranOn: date('ran_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId, table.ranOn] })],
)

export const leftOutStatementRuns = leftOutTable(
  statementRuns,
  'is what the server has done by itself; the drafts are in statements',
)
