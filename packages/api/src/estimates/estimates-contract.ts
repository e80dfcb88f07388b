import * as z from 'zod/mini'
import { DocumentSending, DOCUMENT_FILE_TYPE } from '../billing-documents/document-sendings'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, EnteredDate, Id, Instant, text, textOfLines, Version } from '../wire/scalars'
import { ESTIMATE_PLACES, EstimateDocument, EstimateLine, MAX_ESTIMATE_LINES } from './estimate-document'

/**
 * `draft → sent`; and `replaced`, of a sent one after which another was sent to the same client about the same clinician.
 * It is kept and not derived, so that the database can hold that at most one of them is `sent`.
 */
export const ESTIMATE_STATUSES = ['draft', 'sent', 'replaced'] as const
/** One of {@link ESTIMATE_STATUSES}. */
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number]

/** Why one is made: sessions are scheduled, or the client asked what they would cost. */
export const ESTIMATE_REASONS = ['scheduled', 'requested'] as const
/** One of {@link ESTIMATE_REASONS}. */
export type EstimateReason = (typeof ESTIMATE_REASONS)[number]

/** What an estimate can lack that it has to say; only the first one keeps it from being sent. */
export const ESTIMATE_LACKS = [
  'billing_profile',
  'biller_npi',
  'biller_tax_id',
  'clinician_npi',
  'client_birth_date',
  'state',
] as const
/** One of {@link ESTIMATE_LACKS}. */
export type EstimateLack = (typeof ESTIMATE_LACKS)[number]

const Named = z.object({ id: Id, name: z.string() })

/** A Good Faith Estimate as lists show it. */
export const EstimateSummary = z.object({
  id: Id,
  /** Null until it is sent for the first time; then gapless within the practice. */
  number: z.nullable(z.int()),
  client: Named,
  /** Who is expected to hold the sessions. */
  clinician: Named,
  /** The first and the last day of its period, in the practice’s time zone. */
  from: CalendarDate,
  to: CalendarDate,
  status: z.enum(ESTIMATE_STATUSES),
  reason: z.enum(ESTIMATE_REASONS),
  /** The day on which it was sent for the first time. */
  sentOn: z.nullable(CalendarDate),
  totalCents: Cents,
  currency: z.string(),
})
export type EstimateSummary = z.infer<typeof EstimateSummary>

/** What self-pay sessions of a client with a clinician are expected to cost, as the No Surprises Act asks for it. */
export const Estimate = z.extend(EstimateSummary, {
  practiceId: Id,
  /** The day on which the client asked for it; null where sessions are the reason. */
  askedOn: z.nullable(CalendarDate),
  /** Of a draft with the people as the records have them now; of a sent one as it was sent. */
  document: EstimateDocument,
  /** What a draft lacks; empty once it is sent. */
  missing: z.array(z.enum(ESTIMATE_LACKS)),
  /** Every time that it was sent, the newest first. */
  sendings: z.array(DocumentSending),
  /** The client’s addresses that may be written to by e-mail. */
  emails: z.array(z.string()),
  /** The estimate that took its place; null unless it is replaced. */
  replacedBy: z.nullable(z.object({ id: Id, number: z.int() })),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Estimate = z.infer<typeof Estimate>

interface Period {
  from: string
  to: string
}

interface Asked {
  reason: EstimateReason
  askedOn: string | null
}

const endsAfterStart = z.refine<Period>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'Choose a last day that is not before the first',
})

/** Twelve months end before the same day of the next year. */
const isAtMostAYear = z.refine<Period>(
  ({ from, to }) => to < `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`,
  { path: ['to'], error: 'Choose 12 months at most' },
)

const saysWhenAsked = z.refine<Asked>(({ reason, askedOn }) => reason !== 'requested' || askedOn !== null, {
  path: ['askedOn'],
  error: 'Enter the day on which the client asked',
})

const wasAsked = z.refine<Asked>(({ reason, askedOn }) => reason === 'requested' || askedOn === null, {
  path: ['askedOn'],
  error: 'Only an estimate that was asked for has such a day',
})

const madeFor = {
  from: EnteredDate,
  to: EnteredDate,
  reason: z.enum(ESTIMATE_REASONS, 'Choose why it is made'),
  askedOn: z.nullable(EnteredDate),
}

const base = '/api/v1/practices/{practiceId}/estimates'
const one = '/api/v1/practices/{practiceId}/estimates/{estimateId}'

/** What narrows a list of estimates and its sums; `q` matches the number and names of clients. */
export const EstimateFilters = z.object({
  q: pageQuery.q,
  status: z.optional(z.enum(ESTIMATE_STATUSES)),
  clientId: z.optional(Id),
  /** Only those whose period reaches this day or a later one. */
  from: z.optional(EnteredDate),
  /** Only those whose period begins on this day or an earlier one. */
  to: z.optional(EnteredDate),
})
export type EstimateFilters = z.input<typeof EstimateFilters>

/** Drafts first, then the highest number first. */
export const EstimatesQuery = z.extend(EstimateFilters, { cursor: pageQuery.cursor, limit: pageQuery.limit })
export type EstimatesQuery = z.input<typeof EstimatesQuery>

/** A page of the practice’s Good Faith Estimates; who sees only their own clients gets those of these. */
export const listEstimates = endpoint({
  name: 'listEstimates',
  method: 'GET',
  path: base,
  access: 'invoices:view',
  query: EstimatesQuery,
  response: enveloped(pageOf(EstimateSummary)),
})

/** How many of the estimates that filters leave are in which state. */
export const EstimateTotals = z.object({
  draftCount: z.int(),
  sentCount: z.int(),
  replacedCount: z.int(),
})
export type EstimateTotals = z.infer<typeof EstimateTotals>

/** How many estimates are in which state. */
export const getEstimateTotals = endpoint({
  name: 'getEstimateTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: 'invoices:view',
  query: EstimateFilters,
  response: enveloped(EstimateTotals),
})

/** One Good Faith Estimate. */
export const getEstimate = endpoint({
  name: 'getEstimate',
  method: 'GET',
  path: one,
  access: 'invoices:view',
  response: enveloped(Estimate),
})

/** For whom an estimate is made, with which clinician, and for which period of 12 months at most. */
export const CreateEstimateBody = z
  .object({ clientId: Id, clinicianId: Id, ...madeFor })
  .check(endsAfterStart, isAtMostAYear, saysWhenAsked, wasAsked)
export type CreateEstimateBody = z.infer<typeof CreateEstimateBody>

/**
 * Begins a draft. Its lines are what is booked in the period; where that is nothing, what was booked last, or else the
 * first of the practice’s services.
 */
export const createEstimate = endpoint({
  name: 'createEstimate',
  method: 'POST',
  path: base,
  access: 'invoices:send',
  body: CreateEstimateBody,
  response: enveloped(Estimate),
})

/** What a person can change about a draft, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateEstimateBody = z
  .object({
    ...madeFor,
    placeOfService: z.enum(ESTIMATE_PLACES, 'Choose where the sessions are'),
    state: text(40),
    lines: z
      .array(EstimateLine)
      .check(
        z.minLength(1, 'Add at least one service'),
        z.maxLength(MAX_ESTIMATE_LINES, `Use at most ${MAX_ESTIMATE_LINES} services`),
      ),
    itemsElsewhere: textOfLines(2000),
    version: Version,
  })
  .check(endsAfterStart, isAtMostAYear, saysWhenAsked, wasAsked)
export type UpdateEstimateBody = z.infer<typeof UpdateEstimateBody>

/** Only drafts can be changed. */
export const updateEstimate = endpoint({
  name: 'updateEstimate',
  method: 'PUT',
  path: one,
  access: 'invoices:send',
  body: UpdateEstimateBody,
  response: enveloped(Estimate),
})

/** Only drafts can be deleted: a sent one is kept for six years and longer. */
export const deleteEstimate = endpoint({
  name: 'deleteEstimate',
  method: 'DELETE',
  path: one,
  access: 'invoices:send',
  response: enveloped(z.null()),
})

/**
 * A sent estimate as a tagged PDF; 409 `transition_refused` for a draft, and 403 for those who may not know the client’s
 * diagnoses.
 */
export const downloadEstimate = fileEndpoint({
  name: 'downloadEstimate',
  path: '/api/v1/practices/{practiceId}/estimates/{estimateId}/pdf',
  access: 'invoices:view',
  fileTypes: [DOCUMENT_FILE_TYPE],
})
