import * as z from 'zod/mini'
import { INVOICE_STATUSES } from '../invoices/invoices-contract'
import { CLAIM_DELIVERIES } from '../payers/payers-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant, Version } from '../wire/scalars'
import { ClaimAppeal } from './claim-appeal'
import { ClaimBeside } from './claim-beside'
import { ClaimDecision } from './claim-decision'
import { ClaimFinding } from './claim-findings'
import { claimFormSchema, MAX_CLAIM_LINES } from './claim-form'
import { CLAIM_LABELS, CLAIM_STATES, CLAIM_STEPS, CLAIM_WAYS } from './claim-state'
import { ClaimsQuery } from './claims-query'
import { NextInsurance } from './next-insurance'

/** An invoice that asks a client for what an insurance left of a claim. */
export const ClaimInvoice = z.object({
  id: Id,
  number: z.int(),
  status: z.enum(INVOICE_STATUSES),
})
export type ClaimInvoice = z.infer<typeof ClaimInvoice>

const Named = z.object({ id: Id, name: z.string() })

/** A claim as lists show it, in cents. */
export const ClaimSummary = z.object({
  id: Id,
  /** The patient control number, which the claim keeps for every attempt. */
  pcn: z.string(),
  client: Named,
  payer: Named,
  /** Who held the sessions. */
  clinician: Named,
  /** Whether its insurance pays first, second or third. */
  priority: z.int(),
  state: z.enum(CLAIM_STATES),
  /** What its book says beside its state; null where the state says enough. */
  label: z.nullable(z.enum(CLAIM_LABELS)),
  /** How its payer takes claims. */
  delivery: z.enum(CLAIM_DELIVERIES),
  /** The days of the first and the last session, in the practice’s time zone. */
  firstOn: CalendarDate,
  lastOn: CalendarDate,
  sessionCount: z.int(),
  chargedCents: Cents,
  /** What the insurer still owes; null until the claim is sent. */
  openCents: z.nullable(Cents),
  /** What stood in its way when it was last saved. */
  errorCount: z.int(),
  warningCount: z.int(),
  /** The last day on which the payer must have received it. */
  filingDueOn: CalendarDate,
  /** The day of the latest attempt; null while there was none. */
  submittedOn: z.nullable(CalendarDate),
  /** The day since which somebody has said that the latest attempt arrived; null for none, and once it is decided on. */
  receivedOn: z.nullable(CalendarDate),
  /** The day by which its open appeal is to be answered; null where none is open. */
  appealDueOn: z.nullable(CalendarDate),
  currency: z.string(),
  version: Version,
})
export type ClaimSummary = z.infer<typeof ClaimSummary>

/** What happened to a claim. */
export const CLAIM_EVENT_KINDS = [
  'created',
  'changed',
  'refreshed',
  'submitted',
  'accepted',
  'rejected',
  'voided',
  'posted',
  'posting_undone',
  'replaced',
  'cancelled',
  'kept',
  'written_off',
  'write_off_undone',
  'given_to_client',
  'give_to_client_undone',
  'second_claim_made',
  'second_claim_given_up',
  'appealed',
  'appeal_decided',
] as const
/** One of {@link CLAIM_EVENT_KINDS}. */
export type ClaimEventKind = (typeof CLAIM_EVENT_KINDS)[number]

/** One step of a claim’s history. */
export const ClaimEvent = z.object({
  id: Id,
  at: Instant,
  /** Null for an answer that came in through the inbox folder. */
  byName: z.nullable(z.string()),
  kind: z.enum(CLAIM_EVENT_KINDS),
  /** The state that it had from then on. */
  state: z.enum(CLAIM_STATES),
  /**
   * Why it was rejected, is void, was written off or given to the client, how it was appealed, what came of that, which
   * payment was posted or undone, or which claim of the same sessions it is about; else empty.
   */
  reason: z.string(),
  /** The payment that was posted or undone; null for anything else. */
  remittanceId: z.nullable(Id),
  /** The fields of the form that changed, as text, or a sum of its book, like `writtenOffCents`; empty for nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type ClaimEvent = z.infer<typeof ClaimEvent>

/** One time that a claim was sent, from 1. */
export const ClaimSubmission = z.object({
  attempt: z.int(),
  way: z.enum(CLAIM_WAYS),
  /** The file that it went out in; null unless it was one. */
  batchId: z.nullable(Id),
  at: Instant,
  byName: z.string(),
  /** Of what was sent: the file’s, or the form’s where it went out in none. */
  sha256: z.string(),
  form: claimFormSchema,
})
export type ClaimSubmission = z.infer<typeof ClaimSubmission>

/** What an insurer is asked to pay for up to six services of one client, by one clinician. */
export const Claim = z.extend(ClaimSummary, {
  practiceId: Id,
  coverageId: Id,
  /** Whether it goes out in place of what its payer has accepted or decided on: as a correction, or to take it back. */
  isReplacement: z.boolean(),
  form: claimFormSchema,
  /** What stands in its way today, the errors first; empty unless it can be changed. */
  findings: z.array(ClaimFinding),
  /** What the person who asks can do with it now. */
  steps: z.array(z.enum(CLAIM_STEPS)),
  /** The newest first. */
  history: z.array(ClaimEvent),
  /** The newest first. */
  submissions: z.array(ClaimSubmission),
  /** The payer’s own number of it, from its acceptance; else empty. */
  acceptedNumber: z.string(),
  /** Why it was last rejected, or is void; else empty. */
  reason: z.string(),
  /** Null while no decision is posted. */
  decision: z.nullable(ClaimDecision),
  /** What an earlier insurance left, and was moved to this claim; 0 for nothing. Void, the claim gives it back. */
  movedInCents: Cents,
  /** The client’s insurance that comes next and has got no claim; null where there is none, or nothing to ask of it. */
  nextInsurance: z.nullable(NextInsurance),
  /** The claims for the same sessions to the client’s other insurances, in the order in which these pay; none that is void. */
  beside: z.array(ClaimBeside),
  /** The newest first. */
  appeals: z.array(ClaimAppeal),
  /**
   * Those over what a payment left to the client, or a person gave to them, void ones too, the oldest first; only what
   * the person who asks may see of invoices.
   */
  invoices: z.array(ClaimInvoice),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Claim = z.infer<typeof Claim>

const base = '/api/v1/practices/{practiceId}/claims'
const one = '/api/v1/practices/{practiceId}/claims/{claimId}'

/** A page of the practice’s claims. */
export const listClaims = endpoint({
  name: 'listClaims',
  method: 'GET',
  path: base,
  access: 'claims:view',
  query: ClaimsQuery,
  response: enveloped(pageOf(ClaimSummary)),
})

/** How many claims the practice has. */
export const ClaimTotals = z.object({
  /** How many are in which state. */
  counts: z.record(z.enum(CLAIM_STATES), z.int()),
  /** Those that are not filed and near their filing limit, or past it. */
  dueSoonCount: z.int(),
  lateCount: z.int(),
  /** Those whose appeal should be answered by now. */
  overdueAppealCount: z.int(),
  /** Completed insured sessions that are on no claim. */
  unclaimedSessionCount: z.int(),
  /** Payments of insurers that need a decision or whose sums do not agree, and those that can be posted. */
  remittancesToReviewCount: z.int(),
  remittancesToPostCount: z.int(),
})
export type ClaimTotals = z.infer<typeof ClaimTotals>

/** How many claims are in which state, near or past their filing limit or appealed, and how many payments wait. */
export const getClaimTotals = endpoint({
  name: 'getClaimTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: 'claims:view',
  response: enveloped(ClaimTotals),
})

/** One claim. */
export const getClaim = endpoint({
  name: 'getClaim',
  method: 'GET',
  path: one,
  access: 'claims:view',
  response: enveloped(Claim),
})

/** Which sessions a claim to which insurance is to have; six services at most. */
export const CreateClaimBody = z.object({
  coverageId: Id,
  appointmentIds: z
    .array(Id)
    .check(
      z.minLength(1, 'Choose a session'),
      z.maxLength(MAX_CLAIM_LINES, `A claim has room for ${MAX_CLAIM_LINES} services`),
    ),
})
export type CreateClaimBody = z.infer<typeof CreateClaimBody>

/**
 * Makes a claim of completed insured sessions of one client, with one clinician, at one kind of place: a draft while
 * something stands in its way, else ready. 409 `already_claimed` where another claim holds any of them, to whichever
 * insurance.
 */
export const createClaim = endpoint({
  name: 'createClaim',
  method: 'POST',
  path: base,
  access: 'claims:create',
  body: CreateClaimBody,
  response: enveloped(Claim),
})

/** Only what was never sent and is in no file can be deleted; its sessions can be put on another claim. */
export const deleteClaim = endpoint({
  name: 'deleteClaim',
  method: 'DELETE',
  path: one,
  access: 'claims:create',
  response: enveloped(z.null()),
})
