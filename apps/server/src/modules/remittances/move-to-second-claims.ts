import type { FirstPayerAnswer } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import type { PostingPlan, SecondClaim } from '../../x12/posting/posting-plan'
import { draftSecondClaim, lineAnswers, sameLineOf, sendClaims, writeClaimEntries } from '../claims'
import { practiceToday } from '../organization'
import type { ReadClaim, ReadClaims } from './read-postable-claims'
import type { RemittanceRow } from './select-remittances'

type ClaimRow = ReadClaim['claim']

/** What a posting moved to a claim of the coverage that comes next, or took back from it. */
export interface MovedTo {
  claim: ClaimRow
  /** Whether the claim was made for it. */
  isMade: boolean
  entries: readonly { claimId: string; lineNumber: string; kind: 'moved_in'; cents: number }[]
}

/** Writes what goes to the coverages that come next; a claim that is missing is made, and is sent where the payer sent it on. */
export async function moveToSecondClaims(
  work: Work,
  remittance: RemittanceRow,
  postingId: string,
  { plan, claims }: { plan: PostingPlan; claims: ReadClaims },
): Promise<MovedTo[]> {
  const rows = new Map(claims.rows.map(({ claim }) => [claim.id, claim]))
  const moved: MovedTo[] = []
  for (const second of plan.secondClaims) {
    const first = rows.get(second.firstClaimId)
    if (first === undefined) throw new Error('A share leaves a claim that was not read')
    const { practiceId } = first
    const known = second.claimId === null ? undefined : rows.get(second.claimId)
    const claim =
      known ?? (await makeClaim(work, first, second, await answerOf(work, remittance, first, plan)))
    const entries = second.lines.map(({ lineId, cents }) => ({
      ...{
        claimId: claim.id,
        lineNumber: sameLineOf(claim, first, lineId),
        kind: 'moved_in' as const,
        cents,
      },
    }))
    await writeClaimEntries(
      work,
      entries.map((entry) => ({ ...entry, practiceId, postingId, reversesId: null })),
    )
    const isMade = known === undefined
    if (isMade && second.isForwarded) {
      await sendClaims(work, practiceId, [claim], { way: 'elsewhere', batch: null })
    }
    moved.push({
      claim: isMade && second.isForwarded ? { ...claim, state: 'submitted' } : claim,
      ...{ isMade, entries },
    })
  }
  return moved
}

function makeClaim(
  work: Work,
  first: ClaimRow,
  { coverageId, lines }: SecondClaim,
  answer: FirstPayerAnswer,
): Promise<ClaimRow> {
  if (coverageId === null || lines.some(({ cents }) => cents < 0)) {
    throw new AppError(
      'transition_refused',
      `What comes back to claim ${first.pcn} went to a claim that is not there any more.`,
    )
  }
  return draftSecondClaim(work, { first, coverageId, answer })
}

/** What a payer did with a claim, as the claim to the next one repeats it. */
async function answerOf(
  work: Work,
  { practiceId, said, decisions }: RemittanceRow,
  first: ClaimRow,
  plan: PostingPlan,
): Promise<FirstPayerAnswer> {
  const { today } = await practiceToday(work, practiceId)
  const planned = plan.claims.findLast(({ claimId, outcome }) => claimId === first.id && outcome === 'posted')
  const decided = said.claims.find(({ segment }) => segment === planned?.segment)
  return {
    remittanceOn: said.paidOn ?? today,
    payerClaimNumber: decided?.payerClaimNumber ?? '',
    paidCents: decided?.paidCents ?? 0,
    adjustments: [],
    lines: decided === undefined ? [] : lineAnswers(decided, first.form, decisions.lines),
  }
}
