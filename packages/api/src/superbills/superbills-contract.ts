import * as z from 'zod/mini'
import { DOCUMENT_FILE_TYPE, DocumentSending } from '../billing-documents/document-sendings'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, EnteredDate, Id, Instant, Version } from '../wire/scalars'
import { SuperbillDocument } from './superbill-document'
import { SuperbillFinding } from './superbill-findings'

/** `draft → issued → sent`; and `void`, of one that is issued or sent. */
export const SUPERBILL_STATUSES = ['draft', 'issued', 'sent', 'void'] as const
/** One of {@link SUPERBILL_STATUSES}. */
export type SuperbillStatus = (typeof SUPERBILL_STATUSES)[number]

const Named = z.object({ id: Id, name: z.string() })

/** A superbill as lists show it, in cents. */
export const SuperbillSummary = z.object({
  id: Id,
  /** Null until the superbill is issued; then gapless within the practice. */
  number: z.nullable(z.int()),
  client: Named,
  /** Who held the sessions. */
  clinician: Named,
  /** The first and the last day of its period, in the practice’s time zone. */
  from: CalendarDate,
  to: CalendarDate,
  status: z.enum(SUPERBILL_STATUSES),
  issuedOn: z.nullable(CalendarDate),
  sessionCount: z.int(),
  chargedCents: Cents,
  paidCents: Cents,
  currency: z.string(),
})
export type SuperbillSummary = z.infer<typeof SuperbillSummary>

/** What a client hands to their insurer to be paid back for sessions that they paid themselves. */
export const Superbill = z.extend(SuperbillSummary, {
  practiceId: Id,
  /** Of a draft from the records as they are now; of an issued one as it was issued. */
  document: SuperbillDocument,
  /** What a draft lacks, the errors first; empty once it is issued. */
  missing: z.array(SuperbillFinding),
  /** Every time that it was sent, the newest first. */
  sendings: z.array(DocumentSending),
  /** The client’s addresses that may be written to by e-mail. */
  emails: z.array(z.string()),
  voidedOn: z.nullable(CalendarDate),
  /** Empty unless it is void. */
  voidReason: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Superbill = z.infer<typeof Superbill>

/** The most days that one superbill covers: a leap year. */
export const MAX_SUPERBILL_DAYS = 366

const DAY_MS = 86_400_000

interface Period {
  from: string
  to: string
}

const endsAfterStart = z.refine<Period>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'Choose a last day that is not before the first',
})

const isAtMostAYear = z.refine<Period>(
  ({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_SUPERBILL_DAYS * DAY_MS,
  { path: ['to'], error: 'Choose a year at most' },
)

/** The first and the last day of a period of a year at most. */
const periodFields = { from: EnteredDate, to: EnteredDate }

/** What narrows a list of superbills and its sums; `q` matches the number and names of clients. */
export const SuperbillFilters = z.object({
  q: pageQuery.q,
  status: z.optional(z.enum(SUPERBILL_STATUSES)),
  clientId: z.optional(Id),
  /** Only those whose period reaches this day or a later one. */
  from: z.optional(EnteredDate),
  /** Only those whose period begins on this day or an earlier one. */
  to: z.optional(EnteredDate),
})
export type SuperbillFilters = z.input<typeof SuperbillFilters>

/** Newest first, drafts before all others. */
export const SuperbillsQuery = z.extend(SuperbillFilters, {
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
})
export type SuperbillsQuery = z.input<typeof SuperbillsQuery>

const base = '/api/v1/practices/{practiceId}/superbills'
const one = '/api/v1/practices/{practiceId}/superbills/{superbillId}'

/** A page of the practice’s superbills. */
export const listSuperbills = endpoint({
  name: 'listSuperbills',
  method: 'GET',
  path: base,
  access: 'superbills:view',
  query: SuperbillsQuery,
  response: enveloped(pageOf(SuperbillSummary)),
})

/** How many of the superbills that filters leave are in which state. */
export const SuperbillTotals = z.object({
  draftCount: z.int(),
  issuedCount: z.int(),
  sentCount: z.int(),
  voidCount: z.int(),
})
export type SuperbillTotals = z.infer<typeof SuperbillTotals>

/** How many superbills are in which state. */
export const getSuperbillTotals = endpoint({
  name: 'getSuperbillTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: 'superbills:view',
  query: SuperbillFilters,
  response: enveloped(SuperbillTotals),
})

/** One superbill. */
export const getSuperbill = endpoint({
  name: 'getSuperbill',
  method: 'GET',
  path: one,
  access: 'superbills:view',
  response: enveloped(Superbill),
})

/** Whose sessions of which period a superbill is to have. */
export const CreateSuperbillBody = z
  .object({ clientId: Id, clinicianId: Id, ...periodFields })
  .check(endsAfterStart, isAtMostAYear)
export type CreateSuperbillBody = z.infer<typeof CreateSuperbillBody>

/** With the error code `already_on_superbill`: the superbill that holds the sessions. */
export const SuperbillHolder = z.object({
  id: Id,
  /** Null for a draft. */
  number: z.nullable(z.int()),
  status: z.enum(SUPERBILL_STATUSES),
})
export type SuperbillHolder = z.infer<typeof SuperbillHolder>

/**
 * Begins a draft with the completed self-pay sessions of the period that no other superbill holds: 409
 * `already_on_superbill` where others hold them all, and 422 where there were none.
 */
export const createSuperbill = endpoint({
  name: 'createSuperbill',
  method: 'POST',
  path: base,
  access: 'superbills:create',
  body: CreateSuperbillBody,
  response: enveloped(Superbill),
})

/** Only drafts can be deleted; their sessions can be put on another superbill. */
export const deleteSuperbill = endpoint({
  name: 'deleteSuperbill',
  method: 'DELETE',
  path: one,
  access: 'superbills:create',
  response: enveloped(z.null()),
})

/** The period whose sessions wait for a superbill; a year at most. */
export const SuperbillCandidatesQuery = z
  .object({ ...periodFields, clientId: z.optional(Id) })
  .check(endsAfterStart, isAtMostAYear)
export type SuperbillCandidatesQuery = z.input<typeof SuperbillCandidatesQuery>

/** Sessions of one client with one clinician that could go on one superbill, in cents. */
export const SuperbillCandidate = z.object({
  client: Named,
  clinician: Named,
  sessionCount: z.int(),
  /** The days of the first and the last session. */
  firstOn: CalendarDate,
  lastOn: CalendarDate,
  chargedCents: Cents,
  /** What its draft would lack, the errors first. */
  missing: z.array(SuperbillFinding),
})
export type SuperbillCandidate = z.infer<typeof SuperbillCandidate>

/** How many candidates are answered at most. */
export const MAX_SUPERBILL_CANDIDATES = 200

/** The first {@link MAX_SUPERBILL_CANDIDATES} by the client’s name to sort by; `hasMore` where there are more. */
export const SuperbillCandidates = z.object({
  items: z.array(SuperbillCandidate),
  hasMore: z.boolean(),
  currency: z.string(),
})
export type SuperbillCandidates = z.infer<typeof SuperbillCandidates>

/** For whom superbills could be made: completed self-pay sessions that are on none. */
export const listSuperbillCandidates = endpoint({
  name: 'listSuperbillCandidates',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/superbill-candidates',
  access: 'superbills:create',
  query: SuperbillCandidatesQuery,
  response: enveloped(SuperbillCandidates),
})

/**
 * A superbill as a tagged PDF; 409 `transition_refused` for a draft, and 403 for those who may not know the client’s
 * diagnoses.
 */
export const downloadSuperbill = fileEndpoint({
  name: 'downloadSuperbill',
  path: '/api/v1/practices/{practiceId}/superbills/{superbillId}/pdf',
  access: 'superbills:view',
  fileTypes: [DOCUMENT_FILE_TYPE],
})
