import * as z from 'zod/mini'
import { DOCUMENT_FILE_TYPE, DocumentSending, SendDocumentBody } from '../billing-documents/document-sendings'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, EnteredDate, Id, Instant, Version } from '../wire/scalars'
import { StatementDocument } from './statement-document'

/** `draft → sent`. */
export const STATEMENT_STATUSES = ['draft', 'sent'] as const
/** One of {@link STATEMENT_STATUSES}. */
export type StatementStatus = (typeof STATEMENT_STATUSES)[number]

const Named = z.object({ id: Id, name: z.string() })

/** A statement as lists show it, in cents. */
export const StatementSummary = z.object({
  id: Id,
  /** Null until the statement is sent; then gapless within the practice. */
  number: z.nullable(z.int()),
  client: Named,
  /** The day after the client’s last statement, or the day of their first entry; of a draft as the records are now. */
  from: CalendarDate,
  /** The day on which it was sent first; of a draft today, in the practice’s time zone. */
  to: CalendarDate,
  status: z.enum(STATEMENT_STATUSES),
  /** The day on which its draft was made. */
  draftedOn: CalendarDate,
  /** What the client’s open invoices owe: of a draft now, of a sent one when it was sent first. */
  owedCents: Cents,
  currency: z.string(),
  /** The client’s addresses that may be written to by e-mail. */
  emails: z.array(z.string()),
  version: Version,
})
export type StatementSummary = z.infer<typeof StatementSummary>

/** What a client is told that they owe, and how it came to that. */
export const Statement = z.extend(StatementSummary, {
  practiceId: Id,
  /** Of a draft from the records as they are now; of a sent one as it was sent first. */
  document: StatementDocument,
  /** Every time that it was sent, the newest first. */
  sendings: z.array(DocumentSending),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Statement = z.infer<typeof Statement>

/** What narrows a list of statements and its sums; `q` matches the number and names of clients. */
export const StatementFilters = z.object({
  q: pageQuery.q,
  status: z.optional(z.enum(STATEMENT_STATUSES)),
  clientId: z.optional(Id),
  /** Only those that reach to this day or a later one. */
  from: z.optional(EnteredDate),
  /** Only those that reach to this day or an earlier one. */
  to: z.optional(EnteredDate),
})
export type StatementFilters = z.input<typeof StatementFilters>

/** Newest first, drafts before all others. */
export const StatementsQuery = z.extend(StatementFilters, {
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
})
export type StatementsQuery = z.input<typeof StatementsQuery>

const base = '/api/v1/practices/{practiceId}/statements'
const one = '/api/v1/practices/{practiceId}/statements/{statementId}'

/** A page of the practice’s statements; who sees only their own clients gets those of these. */
export const listStatements = endpoint({
  name: 'listStatements',
  method: 'GET',
  path: base,
  access: 'invoices:view',
  query: StatementsQuery,
  response: enveloped(pageOf(StatementSummary)),
})

/** How many of the statements that filters leave are in which state, and what the clients with drafts owe. */
export const StatementTotals = z.object({ draftCount: z.int(), draftCents: Cents, sentCount: z.int() })
export type StatementTotals = z.infer<typeof StatementTotals>

/** How many statements are in which state. */
export const getStatementTotals = endpoint({
  name: 'getStatementTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: 'invoices:view',
  query: StatementFilters,
  response: enveloped(StatementTotals),
})

/** One statement. */
export const getStatement = endpoint({
  name: 'getStatement',
  method: 'GET',
  path: one,
  access: 'invoices:view',
  response: enveloped(Statement),
})

/** Whom a statement is for. */
export const CreateStatementBody = z.object({ clientId: Id })
export type CreateStatementBody = z.infer<typeof CreateStatementBody>

/** Begins a draft: 409 `transition_refused` where the client has one, and 422 at `clientId` where they owe nothing. */
export const createStatement = endpoint({
  name: 'createStatement',
  method: 'POST',
  path: base,
  access: 'invoices:send',
  body: CreateStatementBody,
  response: enveloped(Statement),
})

/** Only drafts can be deleted. */
export const deleteStatement = endpoint({
  name: 'deleteStatement',
  method: 'DELETE',
  path: one,
  access: 'invoices:send',
  response: enveloped(z.null()),
})

/**
 * Gives a draft its number, keeps it as it is now, and mails it or keeps that it was handed over; a sent one can be
 * sent again as it was. 409 `transition_refused` for a draft of a client who owes nothing any more or where nobody is
 * named who bills, 422 at `email` for an address that the client doesn’t permit.
 */
export const sendStatement = endpoint({
  name: 'sendStatement',
  method: 'POST',
  path: `${one}/send`,
  access: 'invoices:send',
  body: SendDocumentBody,
  response: enveloped(Statement),
})

/** After so many statements for the same money somebody is to speak with the client. */
export const MANY_STATEMENTS = 3

/**
 * Which clients who owe are asked for: `to_draft` those without a draft, `after_three` those to whom
 * {@link MANY_STATEMENTS} statements or more were sent for what they still owe, with a draft or without.
 */
export const STATEMENT_CANDIDATE_FILTERS = ['to_draft', 'after_three'] as const

/** `to_draft` unless `filter` says otherwise. */
export const StatementCandidatesQuery = z.object({
  filter: z.optional(z.enum(STATEMENT_CANDIDATE_FILTERS)),
  clientId: z.optional(Id),
})
export type StatementCandidatesQuery = z.input<typeof StatementCandidatesQuery>

/** A client who owes something. */
export const StatementCandidate = z.object({
  client: Named,
  /** What is left to pay on the client’s open invoices. */
  owedCents: Cents,
  /** The last day of their last statement; null where none was sent. */
  lastStatementOn: z.nullable(CalendarDate),
  /** How many statements were sent since the oldest invoice was issued on which something is left to pay. */
  sentCount: z.int(),
  /** The draft that waits for them. */
  draftId: z.nullable(Id),
  /** The client’s addresses that may be written to by e-mail. */
  emails: z.array(z.string()),
})
export type StatementCandidate = z.infer<typeof StatementCandidate>

/** How many candidates are answered at most. */
export const MAX_STATEMENT_CANDIDATES = 200

/** The first {@link MAX_STATEMENT_CANDIDATES} by the client’s name to sort by; `hasMore` where there are more. */
export const StatementCandidates = z.object({
  items: z.array(StatementCandidate),
  hasMore: z.boolean(),
  currency: z.string(),
})
export type StatementCandidates = z.infer<typeof StatementCandidates>

/** For whom statements could be made; who sees only their own clients gets these. */
export const listStatementCandidates = endpoint({
  name: 'listStatementCandidates',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/statement-candidates',
  access: 'invoices:view',
  query: StatementCandidatesQuery,
  response: enveloped(StatementCandidates),
})

/** A sent statement as a tagged PDF; 409 `transition_refused` for a draft. */
export const downloadStatement = fileEndpoint({
  name: 'downloadStatement',
  path: '/api/v1/practices/{practiceId}/statements/{statementId}/pdf',
  access: 'invoices:view',
  fileTypes: [DOCUMENT_FILE_TYPE],
})
