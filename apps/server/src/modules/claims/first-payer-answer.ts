import {
  ADJUSTMENT_GROUPS,
  type ClaimAdjustment,
  type ClaimForm,
  type FirstPayerAnswer,
} from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { remittances } from '../../db/schema/remittances-table'
import type { Work } from '../../work'
import { shareOf } from '../../x12/posting/line-entries'
import { matchLines, type AdjudicatedLine } from '../../x12/posting/match-lines'
import type { Adjustment, RemittanceClaim } from '../../x12/remittance/remittance'
import { sumOf } from '../../x12/remittance/imbalances-of'
import { practiceToday } from '../organization'
import type { ClaimRow } from './claim-row'
import { decisionsOf } from './latest-decision'

type LineAnswer = FirstPayerAnswer['lines'][number]

/** What a payer said of the lines of a claim; `chosen` are the lines that people chose for its services. */
export function lineAnswers(
  said: RemittanceClaim,
  { lines }: Pick<ClaimForm, 'lines'>,
  chosen: readonly { segment: number; lineNumber: string }[],
): LineAnswer[] {
  const sent = lines.map(({ controlNumber, appointmentId, date, code, modifiers, chargeCents }) => ({
    ...{ id: controlNumber, controlNumber, appointmentId, servedOn: date, code, modifiers, chargeCents },
    contractCents: null,
  }))
  const decided = new Map(chosen.map(({ segment, lineNumber }) => [segment, lineNumber]))
  const matched = matchLines(said, { lines: sent }, decided)
  return 'lines' in matched ? matched.lines.map(lineAnswer) : []
}

function lineAnswer({ line, paidCents, adjustments }: AdjudicatedLine): LineAnswer {
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

/**
 * What the payments that stand posted say of a claim together: of each line what the latest one says that speaks of it.
 * Null where none decides on the claim.
 */
export async function readFirstPayerAnswer(
  work: Work,
  { id, practiceId, form }: ClaimRow,
): Promise<FirstPayerAnswer | null> {
  const { today } = await practiceToday(work, practiceId)
  const decisions = (await readDecisions(work, id)).flatMap(({ said, decisions: { lines }, decided }) => {
    const segment = decided.findLast(({ outcome }) => outcome === 'posted')?.segment
    const ofClaim = said.claims.find((one) => one.segment === segment)
    return ofClaim === undefined ? [] : [{ ofClaim, paidOn: said.paidOn, chosen: lines }]
  })
  const [latest] = decisions
  if (latest === undefined) return null
  const answers = new Map<string, LineAnswer>()
  for (const { ofClaim, chosen } of decisions.toReversed()) {
    for (const answer of lineAnswers(ofClaim, form, chosen)) answers.set(answer.controlNumber, answer)
  }
  return {
    remittanceOn: latest.paidOn ?? today,
    payerClaimNumber: latest.ofClaim.payerClaimNumber,
    paidCents: sumOf([...answers.values()].map(({ paidCents }) => paidCents)),
    adjustments: [],
    lines: form.lines.flatMap(({ controlNumber }) => answers.get(controlNumber) ?? []),
  }
}

/** The payments that stand posted and decide on a claim, the latest first, up to one that takes a decision back. */
async function readDecisions(work: Work, claimId: string) {
  const { tx, actor } = work
  const all = await decisionsOf(work, claimId)
  const reversed = all.findIndex(({ decided }) => decided.some(({ outcome }) => outcome === 'reversed'))
  const standing = reversed === -1 ? all : all.slice(0, reversed + 1)
  const { id, said, decisions, organizationId } = remittances
  const ids = standing.map(({ remittance }) => remittance.id)
  const rows = await tx
    .select({ id, said, decisions })
    .from(remittances)
    .where(and(eq(organizationId, actor.organizationId), inArray(id, ids)))
  const contents = new Map(rows.map((row) => [row.id, row]))
  return standing.flatMap(({ remittance, decided }) => {
    const content = contents.get(remittance.id)
    return content === undefined ? [] : [{ ...content, decided }]
  })
}
