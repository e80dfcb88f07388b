import type { Imbalance } from '../remittance/imbalances-of'
import type { Remittance } from '../remittance/remittance'
import type { ClaimStanding } from './claim-standing'
import type { ClaimEntry, PostableClaim, ShareParts } from './claims-book'
import type { OpenReason } from './line-entries'
import type { ClaimDecision } from './match-claim'
import type { FloatBalance, PlannedAdjustment } from './provider-adjustments'

/** What a person said about a remittance. */
export interface PostingDecisions {
  /** Which claim each claim of the file is, by the number of its segment. */
  claims: ReadonlyMap<number, ClaimDecision>
  /** Which line each service of the file answers, by the number of its segment. */
  lines: ReadonlyMap<number, string>
  /** From which line of which claim a payer recovers, by the place of the adjustment in the remittance. */
  recoveries: ReadonlyMap<number, { claimId: string; lineId: string }>
  /** Whether what the payer calls the client’s by a code other than 1 to 3 is theirs, or stays open, by the code. */
  reasons: ReadonlyMap<string, boolean>
  /** That the payment is another one, although its number was posted before with other content. */
  isAnotherPayment: boolean
}

/** What a person decided about a code of the payer for all of its remittances, and on which day. */
export interface PayerRule {
  isClients: boolean
  since: string
}

/** A remittance, and all that decides what it writes. */
export interface PostingQuestion {
  remittance: Remittance
  /** The payer of ours that paid. */
  payerId: string
  claims: readonly PostableClaim[]
  /** What is carried forward between this payer and the practice. */
  floats: readonly FloatBalance[]
  /** The content of all that was posted before with the same trace key, also of what was said to be another payment. */
  postedContentHashes: ReadonlySet<string>
  /** On which day a denial of a claim was posted that may be this payment in another form, in words by the claim’s id. */
  deniedOn: ReadonlyMap<string, string>
  /** The rules of the payer by the code, for what no decision is about. */
  rules: ReadonlyMap<string, PayerRule>
  decisions: PostingDecisions
}

/** Why a remittance can't be posted, whatever a person decides about its claims. */
export type PlanRefusal = 'test_file' | 'already_posted' | 'trace_used' | 'out_of_balance' | 'below_zero'

/** What becomes of a claim of the file. */
export interface PlannedClaim {
  segment: number
  outcome: 'posted' | 'reversed' | 'set_aside' | 'noted' | 'needs_person'
  /** The claim of ours; null where none is known. */
  claimId: string | null
  /** Why it is this one, or what a person has to decide. */
  words: string
  /** The claims that it may be. */
  suggestedIds: readonly string[]
  /** What stays open on which line, and why. */
  openReasons: readonly (OpenReason & { lineId: string })[]
  /** What the payer remarks, in our words. */
  remarks: readonly { code: string; words: string }[]
}

/** What a payer calls the client’s by a code other than 1 to 3 (PR 96), in all claims whose lines are known. */
export interface PlannedReason {
  code: string
  words: string
  cents: number
  claimCount: number
  /** Whether it is the client’s share; else it stays open. */
  isClients: boolean
  decidedBy: 'nothing' | 'person' | 'rule'
  /** Since when the rule holds that decided it, or that the person decided otherwise than; null where there is none. */
  ruledOn: string | null
}

/** A line of an invoice “Your share after insurance”. */
export interface ShareLine extends Omit<ShareParts, 'otherCents'> {
  claimLineId: string
  cents: number
}

/** What the shares of a client in this posting come to: one invoice. */
export interface ClientShare {
  clientId: string
  lines: readonly ShareLine[]
}

/** What goes from a claim to the coverage that comes next, by the line that it leaves; negative where it comes back. */
export interface SecondClaim {
  firstClaimId: string
  /** The coverage that comes next; null where something comes back from a claim to another one. */
  coverageId: string | null
  /** The claim to it; null where one has to be drafted. */
  claimId: string | null
  /** Whether the first payer has sent it on itself, so that nobody sends it. */
  isForwarded: boolean
  lines: readonly { lineId: string; cents: number }[]
}

/** What a payment comes to: its claims, less its adjustments, plus what was set aside, are its sum. */
export interface PlannedDeposit {
  cents: number
  claimsCents: number
  adjustmentsCents: number
  unappliedCents: number
}

/** What is offered after a posting, and does nothing by itself. */
export type PostingOffer =
  /** The payer names the member id of a client differently. */
  | { kind: 'member_id'; claimId: string; memberId: string }
  /** The payer allowed less, by these cents, than its contract says. */
  | { kind: 'underpaid'; claimId: string; lineId: string; cents: number; contractCents: number }

/** What posting a remittance writes, before anything is written. */
export interface PostingPlan {
  refusal: PlanRefusal | null
  /** What it is posted under, once. */
  postingKey: string
  imbalances: readonly Imbalance[]
  claims: readonly PlannedClaim[]
  reasons: readonly PlannedReason[]
  adjustments: readonly PlannedAdjustment[]
  entries: readonly ClaimEntry[]
  shares: readonly ClientShare[]
  /** Shares of earlier postings that are credited on their invoices. */
  shareCredits: readonly ShareLine[]
  secondClaims: readonly SecondClaim[]
  deposit: PlannedDeposit
  /** Where each claim stands afterwards, by its id. */
  standings: ReadonlyMap<string, ClaimStanding>
  offers: readonly PostingOffer[]
  /** Whether it can be posted as it stands: not refused, and every claim matched or set aside. */
  isPostable: boolean
}
