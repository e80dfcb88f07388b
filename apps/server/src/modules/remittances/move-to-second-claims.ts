import { ADJUSTMENT_GROUPS, type ClaimAdjustment, type FirstPayerAnswer } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { shareOf } from '../../x12/posting/line-entries'
import { matchLines, type AdjudicatedLine } from '../../x12/posting/match-lines'
import type { PostingPlan, SecondClaim } from '../../x12/posting/posting-plan'
import type { Adjustment } from '../../x12/remittance/remittance'
import { draftSecondClaim, sendClaims, writeClaimEntries } from '../claims'
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
  const { practiceId } = remittance
  const rows = new Map(claims.rows.map(({ claim }) => [claim.id, claim]))
  const moved: MovedTo[] = []
  for (const second of plan.secondClaims) {
    const first = rows.get(second.firstClaimId)
    if (first === undefined) throw new Error('A share leaves a claim that was not read')
    const known = second.claimId === null ? undefined : rows.get(second.claimId)
    const claim =
      known ?? (await makeClaim(work, first, second, await answerOf(work, remittance, first, plan, claims)))
    const entries = second.lines.map(({ lineId, cents }) => ({
      ...{ claimId: claim.id, lineNumber: lineOf(claim, first, lineId), kind: 'moved_in' as const, cents },
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

/** The line of a second claim that bills the same service as a line of the first one. */
function lineOf(second: ClaimRow, first: ClaimRow, lineNumber: string): string {
  const index = first.form.lines.findIndex(({ controlNumber }) => controlNumber === lineNumber)
  const line = first.form.lines[index]
  const { lines } = second.form
  const isSame = (one: (typeof lines)[number] | undefined) =>
    one !== undefined && one.appointmentId === line?.appointmentId && one.code === line.code
  const found =
    (isSame(lines[index]) ? lines[index] : lines.find(isSame)) ??
    lines.find(({ appointmentId }) => appointmentId === line?.appointmentId) ??
    lines[0]
  if (found === undefined) throw new Error('A claim has no lines')
  return found.controlNumber
}

/** What a payer did with a claim, as the claim to the next one repeats it. */
async function answerOf(
  work: Work,
  { practiceId, said, decisions }: RemittanceRow,
  first: ClaimRow,
  plan: PostingPlan,
  { postable }: ReadClaims,
): Promise<FirstPayerAnswer> {
  const { today } = await practiceToday(work, practiceId)
  const planned = plan.claims.findLast(({ claimId, outcome }) => claimId === first.id && outcome === 'posted')
  const decided = said.claims.find(({ segment }) => segment === planned?.segment)
  const claim = postable.find(({ id }) => id === first.id)
  const chosen = new Map(decisions.lines.map(({ segment, lineNumber }) => [segment, lineNumber]))
  const matched = decided && claim && matchLines(decided, claim, chosen)
  return {
    remittanceOn: said.paidOn ?? today,
    payerClaimNumber: decided?.payerClaimNumber ?? '',
    paidCents: decided?.paidCents ?? 0,
    adjustments: [],
    lines: matched !== undefined && 'lines' in matched ? matched.lines.map(lineAnswer) : [],
  }
}

function lineAnswer({ line, paidCents, adjustments }: AdjudicatedLine): FirstPayerAnswer['lines'][number] {
  const { deductibleCents, coinsuranceCents, copayCents } = shareOf(adjustments)
  return {
    ...{ controlNumber: line.controlNumber, paidCents },
    clientShareCents: deductibleCents + coinsuranceCents + copayCents,
    adjustments: adjustments.map(toClaimAdjustment),
  }
}

const toClaimAdjustment = ({ group, code, cents, quantity }: Adjustment): ClaimAdjustment => ({
  group: ADJUSTMENT_GROUPS.find((one) => one === group) ?? 'OA',
  ...{ code, cents },
  quantity: quantity !== null && /^\d{1,9}$/.test(quantity) ? Number(quantity) : null,
})
