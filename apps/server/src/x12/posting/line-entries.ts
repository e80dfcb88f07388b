import type { Adjustment } from '../remittance/remittance'
import { sumOf } from '../remittance/imbalances-of'
import { reasonWords, type AdjustmentStep } from './adjustment-words'
import type { ClaimEntry, PostableClaim, ShareParts } from './claims-book'
import type { AdjudicatedLine } from './match-lines'

/** An adjustment that moves nothing: its sum stays open, and why. */
export interface OpenReason {
  group: string
  code: string
  cents: number
  words: string
  step: AdjustmentStep
}

/** What a decision about a line writes. */
export interface LineDecision {
  entries: ClaimEntry[]
  openReasons: OpenReason[]
  /** What speaks against it, so that a person has to look at it; null where nothing does. */
  doubt: string | null
}

/** Where a line stands before a decision: what is owed, and what was given to the client or the next coverage. */
export interface LineBook {
  openCents: number
  sharedCents: number
}

/**
 * What a payer’s decision about a line writes into the book of the line: what was paid; what the contract takes off, as
 * far as something is left; and the client’s share, which goes to the next coverage where there is one. Nothing else is
 * written: what a payer denies stays open.
 */
export function lineEntries(
  adjudicated: AdjudicatedLine,
  claim: Pick<PostableClaim, 'id' | 'next'>,
  { openCents, sharedCents }: LineBook,
): LineDecision {
  const { line, paidCents, adjustments } = adjudicated
  const share = shareOf(adjustments)
  const shareCents = share.deductibleCents + share.coinsuranceCents + share.copayCents
  const leftCents = openCents - paidCents - shareCents
  const entry = (kind: ClaimEntry['kind'], cents: number, parts: ShareParts | null = null): ClaimEntry[] =>
    cents === 0
      ? []
      : [{ claimId: claim.id, lineId: line.id, kind, cents: 0 - cents, reversesId: null, share: parts }]
  return {
    entries: [
      ...entry('paid', paidCents),
      ...entry('contractual', withinWhatIsLeft(contractualIn(adjustments), leftCents)),
      ...entry(claim.next === null ? 'to_client' : 'moved_out', shareCents, share),
    ],
    openReasons: openReasonsIn(adjustments),
    doubt: doubtAbout(shareCents, leftCents, sharedCents),
  }
}

/** What nobody can post, whatever they say: there is nothing on an invoice to credit. */
export const GIVES_BACK_TOO_MUCH = 'It gives back a share that the client was never asked for'

function doubtAbout(shareCents: number, leftCents: number, sharedCents: number): string | null {
  if (shareCents > 0 && leftCents < 0)
    return 'The client’s share is more than is owed: the claim may have been paid before'
  if (shareCents < 0 && sharedCents + shareCents < 0) return GIVES_BACK_TOO_MUCH
  return null
}

/** A second payer’s contract, or a second decision, takes off no more than is left. */
const withinWhatIsLeft = (cents: number, leftCents: number): number =>
  cents > 0 ? Math.min(cents, Math.max(leftCents, 0)) : cents

/** What is written off by contract: by the practice’s own obligation, or as more than was charged. */
const isContractual = ({ group, code }: Adjustment): boolean =>
  (group === 'CO' && reasonWords(code).step === 'written_off') || (group === 'OA' && code === '94')

const isShare = ({ group, code }: Adjustment): boolean =>
  group === 'PR' && reasonWords(code).step === 'to_client'

/** What earlier payers did is in the book of the first claim. */
const isOfEarlierPayers = ({ group, code }: Adjustment): boolean => group === 'OA' && code === '23'

/** What the contract takes off by these adjustments. */
export const contractualIn = (adjustments: readonly Adjustment[]): number =>
  sumOf(adjustments.filter(isContractual).map(({ cents }) => cents))

/** The client’s share by these adjustments. */
export function shareOf(adjustments: readonly Adjustment[]): ShareParts {
  const sum = (wanted: string) =>
    sumOf(adjustments.flatMap(({ group, code, cents }) => (group === 'PR' && code === wanted ? [cents] : [])))
  return { deductibleCents: sum('1'), coinsuranceCents: sum('2'), copayCents: sum('3') }
}

const openReasonsIn = (adjustments: readonly Adjustment[]): OpenReason[] =>
  adjustments
    .filter((one) => one.cents !== 0 && !isContractual(one) && !isShare(one) && !isOfEarlierPayers(one))
    .map(({ group, code, cents }) => {
      const { words, step } = reasonWords(code)
      const isMisplaced = step === 'to_client' || step === 'written_off' || step === 'nothing'
      return { group, code, cents, words, step: isMisplaced && code !== '133' ? 'decide' : step }
    })
