import type { RemittanceClaim } from '../remittance/remittance'
import { plainNumber } from './ClaimIndex'
import { shareCentsOf, type PostableClaim } from './claims-book'
import { shareOf } from './line-entries'
import type { AdjudicatedLine } from './match-lines'
import type { PostingOffer } from './posting-plan'

/** What a person may do about a claim beside posting it. */
export const offersOf = (
  { corrected }: RemittanceClaim,
  claim: PostableClaim,
  lines: readonly AdjudicatedLine[],
): PostingOffer[] => [
  ...(corrected === null || corrected.id === '' || plainNumber(corrected.id) === plainNumber(claim.memberId)
    ? []
    : [{ kind: 'member_id' as const, claimId: claim.id, memberId: corrected.id }]),
  ...(claim.secondaryOf === null ? lines.flatMap((line) => underpaid(line, claim.id)) : []),
]

/** A line that was paid for, but less than the contract says. */
function underpaid(
  { line, paidCents, adjustments, allowedCents }: AdjudicatedLine,
  claimId: string,
): PostingOffer[] {
  // What a person left to the client is nothing that the payer allowed.
  const decidedCents = paidCents + shareCentsOf({ ...shareOf(adjustments), otherCents: 0 })
  const contractCents = line.contractCents ?? 0
  const cents = contractCents - (allowedCents ?? decidedCents)
  return decidedCents > 0 && cents > 0
    ? [{ kind: 'underpaid', claimId, lineId: line.id, cents, contractCents }]
    : []
}
