import * as z from 'zod/mini'
import { CLAIM_STATES } from '../claims/claim-state'
import { CalendarDate, Cents, Id } from '../wire/scalars'
import { RemittanceRemark, SaidOfClaim } from './remittance-content-contract'

/** A claim of ours that a remittance is or may be about. */
export const RemittanceClaimRecord = z.object({
  id: Id,
  pcn: z.string(),
  state: z.enum(CLAIM_STATES),
  client: z.object({ id: Id, name: z.string() }),
  payer: z.object({ id: Id, name: z.string() }),
  /** Its practice, where that is not the one of the remittance but bills under the same tax number. */
  sister: z.optional(z.object({ id: Id, name: z.string() })),
  memberId: z.string(),
  chargedCents: Cents,
  /** What the payer still owes for it. */
  openCents: Cents,
  lines: z.array(
    z.object({
      /** Its control number, by which decisions name it. */
      number: z.string(),
      servedOn: CalendarDate,
      code: z.string(),
      modifiers: z.array(z.string()),
      chargeCents: Cents,
    }),
  ),
})
export type RemittanceClaimRecord = z.infer<typeof RemittanceClaimRecord>

/**
 * What becomes of a claim of a file; `needs_person` keeps the remittance from being posted. `elsewhere` is a claim of a
 * practice in which the person does not work: nothing of it is shown.
 */
export const REMITTANCE_OUTCOMES = [
  'posted',
  'reversed',
  'set_aside',
  'noted',
  'needs_person',
  'elsewhere',
] as const
/** One of {@link REMITTANCE_OUTCOMES}. */
export type RemittanceOutcome = (typeof REMITTANCE_OUTCOMES)[number]

/** What to do about money that a payer did not pay. */
export const REASON_STEPS = [
  'to_client',
  'written_off',
  'fix',
  'appeal',
  'check_coverage',
  'send_documents',
  'decide',
  'nothing',
] as const
/** One of {@link REASON_STEPS}. */
export type ReasonStep = (typeof REASON_STEPS)[number]

/** In what a file and the claim of ours can differ. */
export const CLAIM_DIFFERENCES = ['charge', 'member_id', 'name', 'code', 'modifiers', 'day'] as const
/** One of {@link CLAIM_DIFFERENCES}. */
export type ClaimDifference = (typeof CLAIM_DIFFERENCES)[number]

/** A claim of a file: which one of ours it is and why, and what becomes of it. */
export const RemittanceClaim = z.object({
  /** Its place in the file, by which decisions name it. */
  segment: z.int(),
  said: SaidOfClaim,
  outcome: z.enum(REMITTANCE_OUTCOMES),
  /** The claim of ours; null where none is known. */
  claimId: z.nullable(Id),
  /** Why it is this one, or what a person has to decide. */
  words: z.string(),
  /** The claims of ours that it may be. */
  suggestedIds: z.array(Id),
  /** In what the file and the claim of ours differ; a charge in cents. */
  differences: z.array(
    z.object({
      what: z.enum(CLAIM_DIFFERENCES),
      /** The service of the file; null for what is about the whole claim. */
      segment: z.nullable(z.int()),
      said: z.string(),
      ours: z.string(),
    }),
  ),
  /** What stays open, and why. */
  openReasons: z.array(
    z.object({
      lineNumber: z.string(),
      group: z.string(),
      code: z.string(),
      cents: Cents,
      words: z.string(),
      step: z.enum(REASON_STEPS),
    }),
  ),
  remarks: z.array(RemittanceRemark),
})
export type RemittanceClaim = z.infer<typeof RemittanceClaim>

/** Who decided about a code of the client’s other than 1 to 3: a person in this remittance, a rule of the payer, or none. */
export const REASON_DECIDERS = ['nothing', 'person', 'rule'] as const
/** One of {@link REASON_DECIDERS}. */
export type ReasonDecider = (typeof REASON_DECIDERS)[number]

/**
 * What a payer calls the client’s by a code other than 1 to 3 (PR 96), in all claims whose lines are known: it stays open, or is
 * the client’s share where a person or a rule of the payer says so.
 */
export const RemittanceReasonChoice = z.object({
  /** The payer’s code (CARC). */
  code: z.string(),
  words: z.string(),
  cents: Cents,
  claimCount: z.int(),
  isClients: z.boolean(),
  decidedBy: z.enum(REASON_DECIDERS),
  /** The day of the payer’s rule about the code; null where there is none. */
  ruledOn: z.nullable(CalendarDate),
})
export type RemittanceReasonChoice = z.infer<typeof RemittanceReasonChoice>

/** What money of a payment that belongs to no claim is. */
export const PAYER_ENTRY_KINDS = ['interest', 'float', 'taken_back', 'unclear', 'other'] as const
/** One of {@link PAYER_ENTRY_KINDS}. */
export type PayerEntryKind = (typeof PAYER_ENTRY_KINDS)[number]

/** Money of a payment that belongs to no claim; a positive sum lowers the payment. */
export const RemittanceAdjustment = z.object({
  /** Its place among them, by which decisions name it. */
  position: z.int(),
  kind: z.enum(PAYER_ENTRY_KINDS),
  code: z.string(),
  reference: z.string(),
  cents: Cents,
  words: z.string(),
  /** Whether a person should choose the claim that it is about; it can be posted before. */
  needsPerson: z.boolean(),
  /** A control number of ours in its reference; null where there is none. */
  pcn: z.nullable(z.string()),
  /** How much more it recovers than was paid on the line that a person chose, or 0; older postings lack it. */
  beyondCents: z.optional(Cents),
})
export type RemittanceAdjustment = z.infer<typeof RemittanceAdjustment>

/** The kinds of entries about money that belongs to no claim: what a payment came to, its adjustments, and what was set aside. */
export const PAYER_BOOK_KINDS = ['deposit', 'interest', 'float', 'unclear', 'other', 'unapplied'] as const
/** One of {@link PAYER_BOOK_KINDS}. */
export type PayerBookKind = (typeof PAYER_BOOK_KINDS)[number]

/** What changes what an insurer owes for a claim; see `ClaimEntryKind` of the server’s book. */
export const CLAIM_BOOK_KINDS = [
  'charged',
  'moved_in',
  'paid',
  'contractual',
  'to_client',
  'moved_out',
  'written_off',
  'taken_back',
] as const
/** One of {@link CLAIM_BOOK_KINDS}. */
export type ClaimBookKind = (typeof CLAIM_BOOK_KINDS)[number]

const ShareLine = z.object({
  /** The line of the claim. */
  lineNumber: z.string(),
  cents: Cents,
  deductibleCents: Cents,
  coinsuranceCents: Cents,
  copayCents: Cents,
})

/** How a list shows a claim after a posting. */
export const CLAIM_STANDINGS = [
  'paid',
  'partially_paid',
  'denied',
  'accepted',
  'closed',
  'deductible',
  'overpaid',
  'waiting_for_second',
] as const
/** One of {@link CLAIM_STANDINGS}. */
export type ClaimStanding = (typeof CLAIM_STANDINGS)[number]

/** What posting a remittance writes, by the records as they are now. Nothing of it is written yet. */
export const RemittancePlan = z.object({
  /** The entries on lines of claims: what each adds to what the insurer owes. */
  entries: z.array(
    z.object({ claimId: Id, lineNumber: z.string(), kind: z.enum(CLAIM_BOOK_KINDS), cents: Cents }),
  ),
  /** What clients owe: one invoice for each. */
  shares: z.array(
    z.object({
      client: z.object({ id: Id, name: z.string() }),
      cents: Cents,
      lines: z.array(ShareLine),
    }),
  ),
  /** Shares of earlier postings that are credited to clients. */
  shareCredits: z.array(ShareLine),
  /** What goes to the coverage that comes next, or comes back from it; `claimId` is null where a claim has to be drafted. */
  secondClaims: z.array(
    z.object({
      firstClaimId: Id,
      coverageId: z.nullable(Id),
      claimId: z.nullable(Id),
      isForwarded: z.boolean(),
      cents: Cents,
    }),
  ),
  /** What the payment comes to: its claims, less its adjustments, plus what was set aside. */
  deposit: z.object({
    cents: Cents,
    claimsCents: Cents,
    adjustmentsCents: Cents,
    unappliedCents: Cents,
  }),
  /** Where each claim stands afterwards. */
  standings: z.array(
    z.object({ claimId: Id, state: z.enum(CLAIM_STATES), shownAs: z.enum(CLAIM_STANDINGS) }),
  ),
  /** What is offered afterwards, and does nothing by itself. */
  offers: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('member_id'), claimId: Id, memberId: z.string() }),
      z.object({
        kind: z.literal('underpaid'),
        claimId: Id,
        lineNumber: z.string(),
        /** By how much less was allowed than the contract says. */
        cents: Cents,
        /** What the contract says; postings that did not keep it yet lack it. */
        contractCents: z.optional(Cents),
      }),
    ]),
  ),
})
export type RemittancePlan = z.infer<typeof RemittancePlan>
