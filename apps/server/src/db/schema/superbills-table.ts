import { SUPERBILL_STATUSES, type SuperbillDocument } from '@oaklet/api/contract'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { counterTable } from '../counter-table'
import { SENDING_WORDS, sendingColumns } from '../sending-columns'
import { exportedTable } from '../exported-table'

/** What clients hand to their insurers: of one client and one clinician, over a period. */
export const superbills = pgTable(
  'superbills',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    clinicianId: uuid('clinician_id').notNull(),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    toOn: date('to_on', { mode: 'string' }).notNull(),
    status: text('status', { enum: SUPERBILL_STATUSES }).notNull(),
    /** Null until issued, then gapless within the practice. */
    number: integer('number'),
    issuedOn: date('issued_on', { mode: 'string' }),
    /** What it said when it was issued, which nothing changes afterwards; null until then, as are its sums. */
    document: jsonb('document').$type<SuperbillDocument>(),
    sessionCount: integer('session_count'),
    chargedCents: bigint('charged_cents', { mode: 'number' }),
    paidCents: bigint('paid_cents', { mode: 'number' }),
    voidedOn: date('voided_on', { mode: 'string' }),
    voidReason: text('void_reason').notNull().default(''),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('superbills_number').on(table.organizationId, table.practiceId, table.number),
    index('superbills_by_client').on(table.organizationId, table.clientId),
    index('superbills_in_order').on(
      table.organizationId,
      table.practiceId,
      // The order of lists, as `byNumber` writes it.
      sql`coalesce(number, 2147483647)`,
      table.createdAt,
      table.id,
    ),
  ],
)

export const exportedSuperbills = exportedTable(
  superbills,
  'Superbills, drafts and void ones included: what clients hand to their insurers.',
  {
    clinicianId: 'Who held the sessions, as in staff.id.',
    fromOn: 'The first day of its period.',
    toOn: 'The last day of its period.',
    status: 'draft, issued, sent or void.',
    number: 'The number, once it is issued; without gaps within a practice.',
    issuedOn: 'The date of issue.',
    document:
      'What it said when it was issued: biller, client, clinician, lines and sums; empty for a draft.',
    sessionCount: 'How many sessions it was issued for.',
    chargedCents: 'What was charged for them, in cents.',
    paidCents: 'What the client had paid towards them, in cents.',
    voidedOn: 'The date on which it was voided.',
    voidReason: 'Why it was voided; empty unless it was.',
  },
)

/** Which superbill holds a session of a client; its primary key lets at most one do so. Void ones hold none. */
export const superbillSessions = pgTable(
  'superbill_sessions',
  {
    organizationId: organizationId(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    superbillId: uuid('superbill_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.appointmentId, table.clientId] }),
    index('superbill_sessions_by_superbill').on(table.organizationId, table.superbillId),
  ],
)

export const exportedSuperbillSessions = exportedTable(
  superbillSessions,
  'Which superbill holds a session of a client.',
  { superbillId: 'The superbill, as in superbills.id.' },
)

/** Every time that a superbill was sent. */
export const superbillSendings = pgTable(
  'superbill_sendings',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    superbillId: uuid('superbill_id').notNull(),
    ...sendingColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('superbill_sendings_by_superbill').on(table.organizationId, table.superbillId, table.sentAt),
  ],
)

export const exportedSuperbillSendings = exportedTable(
  superbillSendings,
  'When superbills were mailed or handed over.',
  {
    superbillId: 'The superbill, as in superbills.id.',
    ...SENDING_WORDS,
  },
)

/** The number that the practice's next superbill gets. */
export const superbillCounters = counterTable('superbill_counters')

export const exportedSuperbillCounters = exportedTable(
  superbillCounters,
  'The number that a practice’s next superbill gets.',
  { nextNumber: 'That number.' },
)
