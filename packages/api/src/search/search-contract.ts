import * as z from 'zod/mini'
import { APPOINTMENT_STATUSES } from '../appointments/appointment-status'
import { CLAIM_STATES } from '../claims/claim-state'
import { CLIENT_STATUSES } from '../clients/client-status'
import { ESTIMATE_STATUSES } from '../estimates/estimates-contract'
import { INVOICE_STATUSES } from '../invoices/invoices-contract'
import { STATEMENT_STATUSES } from '../statements/statements-contract'
import { SUPERBILL_STATUSES } from '../superbills/superbills-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant } from '../wire/scalars'
import { MAX_SEARCH_LENGTH, MIN_SUGGESTION_LENGTH } from './search-limits'

const phrase = (minLength: number, message: string) =>
  z.string().check(z.trim(), z.minLength(minLength, message), z.maxLength(MAX_SEARCH_LENGTH))

/**
 * What is typed: names, a date, or the number of an invoice, a claim, a superbill, a statement or an estimate. Names may
 * be misspelt.
 */
export const SuggestionsQuery = z.object({ q: phrase(MIN_SUGGESTION_LENGTH, 'Type more than 2 characters') })
export type SuggestionsQuery = z.input<typeof SuggestionsQuery>

/** What is asked: one character is enough. */
export const AskQuery = z.object({ q: phrase(1, 'Type what to search for') })
export type AskQuery = z.input<typeof AskQuery>

/** A client who was found. */
export const ClientHit = z.object({
  kind: z.literal('client'),
  id: Id,
  name: z.string(),
  dateOfBirth: z.nullable(CalendarDate),
  status: z.enum(CLIENT_STATUSES),
})
export type ClientHit = z.infer<typeof ClientHit>

/** An appointment that was found by its client or its date. */
export const AppointmentHit = z.object({
  kind: z.literal('appointment'),
  id: Id,
  clientNames: z.array(z.string()),
  clinicianName: z.string(),
  startsAt: Instant,
  timeZone: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
})
export type AppointmentHit = z.infer<typeof AppointmentHit>

/** An invoice that was found by its client or its number. */
export const InvoiceHit = z.object({
  kind: z.literal('invoice'),
  id: Id,
  /** Null until the invoice is issued. */
  number: z.nullable(z.int()),
  clientName: z.string(),
  status: z.enum(INVOICE_STATUSES),
  totalCents: Cents,
  currency: z.string(),
})
export type InvoiceHit = z.infer<typeof InvoiceHit>

/** A claim that was found by its client or its patient control number. */
export const ClaimHit = z.object({
  kind: z.literal('claim'),
  id: Id,
  pcn: z.string(),
  clientName: z.string(),
  payerName: z.string(),
  state: z.enum(CLAIM_STATES),
  chargedCents: Cents,
  currency: z.string(),
})
export type ClaimHit = z.infer<typeof ClaimHit>

/** A superbill that was found by its number. */
export const SuperbillHit = z.object({
  kind: z.literal('superbill'),
  id: Id,
  /** Null until the superbill is issued. */
  number: z.nullable(z.int()),
  clientName: z.string(),
  status: z.enum(SUPERBILL_STATUSES),
  chargedCents: Cents,
  currency: z.string(),
})
export type SuperbillHit = z.infer<typeof SuperbillHit>

/** A statement that was found by its number. */
export const StatementHit = z.object({
  kind: z.literal('statement'),
  id: Id,
  number: z.int(),
  clientName: z.string(),
  status: z.enum(STATEMENT_STATUSES),
  /** What the client’s invoices owed when it was sent. */
  owedCents: Cents,
  currency: z.string(),
})
export type StatementHit = z.infer<typeof StatementHit>

/** A Good Faith Estimate that was found by its number. */
export const EstimateHit = z.object({
  kind: z.literal('estimate'),
  id: Id,
  /** Null until the estimate is sent. */
  number: z.nullable(z.int()),
  clientName: z.string(),
  status: z.enum(ESTIMATE_STATUSES),
  totalCents: Cents,
  currency: z.string(),
})
export type EstimateHit = z.infer<typeof EstimateHit>

/** Someone on the staff who can hold appointments. */
export const ClinicianHit = z.object({
  kind: z.literal('clinician'),
  id: Id,
  name: z.string(),
  credentials: z.string(),
})
export type ClinicianHit = z.infer<typeof ClinicianHit>

/** One record that was found; `kind` tells which. */
export const SearchHit = z.discriminatedUnion('kind', [
  ClientHit,
  AppointmentHit,
  InvoiceHit,
  ClaimHit,
  SuperbillHit,
  StatementHit,
  EstimateHit,
  ClinicianHit,
])
export type SearchHit = z.infer<typeof SearchHit>

/** The kinds of record that a search looks through, in the order in which they are shown. */
export const SEARCH_KINDS = [
  'client',
  'appointment',
  'invoice',
  'claim',
  'superbill',
  'statement',
  'estimate',
  'clinician',
] as const
/** One of {@link SEARCH_KINDS}. */
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What was found of one kind, the likeliest first; `hasMore` when there is more than is listed. */
export const SearchGroup = z.object({
  kind: z.enum(SEARCH_KINDS),
  hits: z.array(SearchHit),
  hasMore: z.boolean(),
})
export type SearchGroup = z.infer<typeof SearchGroup>

/** The answer in words, and the records that were found; kinds without any are left out. */
export const SearchAnswer = z.object({ answer: z.string(), groups: z.array(SearchGroup) })
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** A few records for what has been typed so far, the likeliest of each kind; none that the person may not see. */
export const suggestRecords = endpoint({
  name: 'suggestRecords',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/search/suggestions',
  access: 'signed-in',
  query: SuggestionsQuery,
  response: enveloped(z.array(SearchGroup)),
})

/** Answers a question from the practice’s records, as far as the person may see them. */
export const askOaklet = endpoint({
  name: 'askOaklet',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/search',
  access: 'signed-in',
  query: AskQuery,
  response: enveloped(SearchAnswer),
})
