import {
  CLAIM_EVENT_KINDS,
  CLAIM_STATES,
  CLAIM_WAYS,
  type ClaimEvent,
  type ClaimForm,
  type ClaimState,
} from '@oaklet/api/contract'
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
import { byteText, instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** What a payer has accepted, or decided on. */
export const REPLACED_STATES = [
  'accepted',
  'paid',
  'partially_paid',
  'denied',
] as const satisfies readonly ClaimState[]

/** What insurers are asked to pay for: up to six services of one client, by one clinician. */
export const claims = pgTable(
  'claims',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    coverageId: uuid('coverage_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    clinicianId: uuid('clinician_id').notNull(),
    priority: integer('priority').notNull(),
    pcn: byteText('pcn').notNull(),
    state: text('state', { enum: CLAIM_STATES }).notNull(),
    /** What it says: of a claim that was sent, what it said then. */
    form: jsonb('form').$type<ClaimForm>().notNull(),
    firstOn: date('first_on', { mode: 'string' }).notNull(),
    lastOn: date('last_on', { mode: 'string' }).notNull(),
    sessionCount: integer('session_count').notNull(),
    chargedCents: bigint('charged_cents', { mode: 'number' }).notNull(),
    /** What stood in its way when it was saved. */
    errorCount: integer('error_count').notNull(),
    warningCount: integer('warning_count').notNull(),
    filingDueOn: date('filing_due_on', { mode: 'string' }).notNull(),
    /** The day of the latest attempt; null while there was none. */
    submittedOn: date('submitted_on', { mode: 'string' }),
    /** The first day on which somebody said that the latest attempt arrived; null once it is decided on. */
    receivedOn: date('received_on', { mode: 'string' }),
    /** The payer’s own number of it. */
    acceptedNumber: text('accepted_number').notNull().default(''),
    /** Why it was last rejected, or is void. */
    reason: text('reason').notNull().default(''),
    /** The state that its payer gave it and the attempt that was about, where it goes out in place of that; else null. */
    replacedState: text('replaced_state', { enum: REPLACED_STATES }),
    replacedAttempt: integer('replaced_attempt'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('claims_pcn').on(table.organizationId, table.pcn),
    // A claim is a large row: this has all that the list is filtered by, so that pages and counts read no others.
    index('claims_by_age').on(
      table.organizationId,
      table.practiceId,
      table.createdAt,
      table.id,
      table.state,
      table.pcn,
      table.payerId,
      table.clientId,
      table.clinicianId,
      table.filingDueOn,
      table.submittedOn,
      table.firstOn,
    ),
    index('claims_by_due').on(table.organizationId, table.practiceId, table.filingDueOn, table.id),
    index('claims_by_state').on(table.organizationId, table.practiceId, table.state, table.filingDueOn),
    index('claims_by_client').on(table.organizationId, table.clientId, table.lastOn, table.firstOn),
    index('claims_by_coverage').on(table.organizationId, table.coverageId),
    index('claims_by_payer').on(table.organizationId, table.payerId),
  ],
)

export const exportedClaims = exportedTable(
  claims,
  'Claims, drafts and void ones included: what insurances are asked to pay.',
  {
    coverageId: 'The coverage that it goes to, as in coverages.id.',
    payerId: 'The insurance, as in payers.id.',
    clinicianId: 'Who held the sessions, as in staff.id.',
    priority: 'Whether its insurance pays first, second or third.',
    pcn: 'The patient control number, which it keeps for every attempt.',
    state: 'draft, ready, submitted, accepted, rejected, paid, partially_paid, denied, closed or void.',
    form: 'What it says, by the boxes of a CMS-1500.',
    firstOn: 'The day of the first session.',
    lastOn: 'The day of the last session.',
    sessionCount: 'How many sessions it is for.',
    chargedCents: 'What is charged for them, in cents.',
    errorCount: 'How many errors it had when it was last saved.',
    warningCount: 'How many warnings it had then.',
    filingDueOn: 'The last day on which the insurance must have received it.',
    submittedOn: 'The day on which it was last sent; empty while it was not.',
    receivedOn:
      'The first day on which somebody said that it arrived; empty where nobody did, and once it is decided on.',
    acceptedNumber: 'The insurance’s own number of it; empty while none is known.',
    reason: 'Why it was last rejected, or is void; empty unless it was.',
    replacedState: 'The state that it had before a replacement of it was begun; empty unless it is one.',
    replacedAttempt: 'The attempt that had that state, as in claim_submissions.attempt.',
  },
)

/** Which claim holds a session for an insurance of a client; its primary key lets at most one do so. Void ones hold none. */
export const claimSessions = pgTable(
  'claim_sessions',
  {
    organizationId: organizationId(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    coverageId: uuid('coverage_id').notNull(),
    claimId: uuid('claim_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.appointmentId, table.clientId, table.coverageId] }),
    index('claim_sessions_by_claim').on(table.organizationId, table.claimId),
  ],
)

export const exportedClaimSessions = exportedTable(
  claimSessions,
  'Which claim holds a session of a client.',
  { coverageId: 'The coverage, as in coverages.id.', claimId: 'The claim, as in claims.id.' },
)

/** What happened to claims, step by step; only with a claim that was never sent does it go. */
export const claimEvents = pgTable(
  'claim_events',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    /** The order in which they happened. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    claimId: uuid('claim_id').notNull(),
    kind: text('kind', { enum: CLAIM_EVENT_KINDS }).notNull(),
    state: text('state', { enum: CLAIM_STATES }).notNull(),
    reason: text('reason').notNull(),
    changes: jsonb('changes').$type<ClaimEvent['changes']>().notNull(),
    /** The answer that an imported file gave; null for what a person said. */
    answerId: uuid('answer_id'),
    /** The payment that was posted or undone; null for anything else. */
    remittanceId: uuid('remittance_id'),
    /** Null for what an answer did that came in through the inbox folder. */
    doneById: uuid('done_by_id'),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('claim_events_by_claim').on(table.organizationId, table.claimId, table.seq, table.kind),
  ],
)

export const exportedClaimEvents = exportedTable(claimEvents, 'What happened to claims, step by step.', {
  seq: 'The order in which they happened.',
  claimId: 'The claim, as in claims.id.',
  kind: 'created, changed, refreshed, submitted, accepted, rejected, voided, posted, posting_undone, replaced, cancelled, kept, written_off, write_off_undone, given_to_client, give_to_client_undone, second_claim_made, second_claim_given_up, appealed or appeal_decided.',
  state: 'The state that the claim had from then on.',
  reason:
    'Why it was rejected, is void, was written off or given to the client, how it was appealed, what came of that, which payment was posted or undone, or which other claim it is about.',
  changes: 'The fields that changed, with what stood there before and after.',
  answerId: 'The answer that it came from, as in claim_answers.id; empty for what a person said.',
  remittanceId: 'The payment that was posted or undone, as in remittances.id; empty for anything else.',
  doneById: 'Who did it, as in staff.id; empty for an answer from the inbox folder.',
  doneAt: 'When it was done.',
})

/** Every time that a claim was sent, with what it said. */
export const claimSubmissions = pgTable(
  'claim_submissions',
  {
    organizationId: organizationId(),
    claimId: uuid('claim_id').notNull(),
    /** From 1. */
    attempt: integer('attempt').notNull(),
    way: text('way', { enum: CLAIM_WAYS }).notNull(),
    batchId: uuid('batch_id'),
    form: jsonb('form').$type<ClaimForm>().notNull(),
    /** Of the file, or of the form where it went out in none. */
    sha256: text('sha256').notNull(),
    sentById: uuid('sent_by_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.claimId, table.attempt] }),
    index('claim_submissions_by_first')
      .on(table.organizationId, table.sentAt, table.claimId)
      .where(sql`attempt = 1`),
  ],
)

export const exportedClaimSubmissions = exportedTable(
  claimSubmissions,
  'Every time that a claim was sent, with what it said.',
  {
    claimId: 'The claim, as in claims.id.',
    attempt: 'Which time it was, from 1.',
    way: 'file; folder: a file by way of the outbox folder; paper, printed or elsewhere.',
    batchId: 'The file that it went out in, as in claim_batches.id; empty unless it was one.',
    form: 'What it said, by the boxes of a CMS-1500.',
    sha256: 'The hash of the file, or of the form where it went out in none.',
    sentById: 'Who said that it was sent, as in staff.id.',
    sentAt: 'When that was said.',
  },
)

/** The number that an organization’s next claim gets; one that was given is never given again. */
export const claimCounters = pgTable(
  'claim_counters',
  { organizationId: organizationId(), nextNumber: integer('next_number').notNull() },
  (table) => [primaryKey({ columns: [table.organizationId] })],
)

export const exportedClaimCounters = exportedTable(claimCounters, 'The number that the next claim gets.', {
  nextNumber: 'That number.',
})
