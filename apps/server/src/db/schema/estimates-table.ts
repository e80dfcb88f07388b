import {
  ESTIMATE_PLACES,
  ESTIMATE_REASONS,
  ESTIMATE_STATUSES,
  type EstimateDocument,
} from '@oaklet/api/contract'
import { desc, sql } from 'drizzle-orm'
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
import { exportedTable } from '../exported-table'

/** Good Faith Estimates: what self-pay sessions of a client with a clinician are expected to cost. */
export const estimates = pgTable(
  'estimates',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    clinicianId: uuid('clinician_id').notNull(),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    toOn: date('to_on', { mode: 'string' }).notNull(),
    reason: text('reason', { enum: ESTIMATE_REASONS }).notNull(),
    askedOn: date('asked_on', { mode: 'string' }),
    placeOfService: text('place_of_service', { enum: ESTIMATE_PLACES }).notNull(),
    state: text('state').notNull(),
    itemsElsewhere: text('items_elsewhere').notNull(),
    status: text('status', { enum: ESTIMATE_STATUSES }).notNull(),
    /** Null until sent, then gapless within the practice. */
    number: integer('number'),
    sentOn: date('sent_on', { mode: 'string' }),
    /** What its lines come to. */
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    /** What it said when it was sent, which nothing changes afterwards; null until then. */
    document: jsonb('document').$type<EstimateDocument>(),
    /** The estimate that took its place. */
    replacedById: uuid('replaced_by_id'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('estimates_number').on(table.organizationId, table.practiceId, table.number),
    // The order of the list: drafts, which have no number, first.
    index('estimates_by_rank').on(
      table.organizationId,
      table.practiceId,
      sql`coalesce("number", 2147483647) desc`,
      desc(table.createdAt),
      desc(table.id),
    ),
    index('estimates_by_client').on(table.organizationId, table.clientId, table.clinicianId),
    uniqueIndex('estimates_one_sent')
      .on(table.organizationId, table.practiceId, table.clientId, table.clinicianId)
      .where(sql`status = 'sent'`),
  ],
)

export const exportedEstimates = exportedTable(
  estimates,
  'Good Faith Estimates, drafts and replaced ones included: what self-pay sessions are expected to cost.',
  {
    clinicianId: 'Who is expected to hold the sessions, as in staff.id.',
    fromOn: 'The first day of its period.',
    toOn: 'The last day of its period.',
    reason: 'scheduled or requested.',
    askedOn: 'The day on which the client asked for it, where they did.',
    placeOfService:
      'Where the sessions are expected: 11 in an office, 10 at home by telehealth, 02 elsewhere by telehealth.',
    state: 'The state in which they are expected.',
    itemsElsewhere: 'What the client is expected to book elsewhere.',
    status: 'draft, sent or replaced.',
    number: 'The number, once it is sent; without gaps within a practice.',
    sentOn: 'The date on which it was sent first.',
    totalCents: 'What its lines come to, in cents.',
    document:
      'What it said when it was sent: biller, client, clinician, lines and notices; empty for a draft.',
    replacedById: 'The estimate that took its place, as in estimates.id.',
  },
)

/** What an estimate expects, service by service. */
export const estimateLines = pgTable(
  'estimate_lines',
  {
    organizationId: organizationId(),
    estimateId: uuid('estimate_id').notNull(),
    position: integer('position').notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    feeCents: integer('fee_cents').notNull(),
    count: integer('count').notNull(),
    when: text('when_expected').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.estimateId, table.position] })],
)

export const exportedEstimateLines = exportedTable(
  estimateLines,
  'What an estimate expects, service by service.',
  {
    estimateId: 'The estimate, as in estimates.id.',
    code: 'The code, like 90834.',
    label: 'The service in words.',
    feeCents: 'The price of one, in cents.',
    count: 'How many are expected.',
    when: 'When they are expected, in words.',
  },
)

/** Every time that an estimate was sent. */
export const estimateSendings = pgTable(
  'estimate_sendings',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    estimateId: uuid('estimate_id').notNull(),
    ...sendingColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('estimate_sendings_by_estimate').on(table.organizationId, table.estimateId, table.sentAt),
  ],
)

export const exportedEstimateSendings = exportedTable(
  estimateSendings,
  'When Good Faith Estimates were mailed or handed over.',
  {
    estimateId: 'The estimate, as in estimates.id.',
    ...SENDING_WORDS,
  },
)

/** The number that the practice's next estimate gets. */
export const estimateCounters = counterTable('estimate_counters')

export const exportedEstimateCounters = exportedTable(
  estimateCounters,
  'The number that a practice’s next Good Faith Estimate gets.',
  { nextNumber: 'That number.' },
)
