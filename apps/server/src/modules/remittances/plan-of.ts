import type { RemittanceState } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import type { PostingPlan, PostingQuestion } from '../../x12/posting/posting-plan'
import { planPosting } from '../../x12/posting/plan-posting'
import type { Work } from '../../work'
import { readDeniedBefore } from './denied-before'
import { readPayerRules } from './payer-rules'
import { readFloats, readPostedHashes } from './posted-before'
import { readPostableClaims, type ReadClaims } from './read-postable-claims'
import type { PlannedRemittance } from './select-remittances'

/** What posting a remittance writes by the records as they are now, and the claims that it was planned with; no plan while nobody knows who paid. */
export async function planOf(
  work: Work<Actor>,
  remittance: PlannedRemittance,
): Promise<{ plan: PostingPlan | null; claims: ReadClaims }> {
  const { payerId, said, decisions } = remittance
  const claims = await readPostableClaims(work, remittance)
  if (payerId === null) return { plan: null, claims }
  const payerIds = claims.practices.flatMap(({ payer }) => payer?.id ?? [])
  const plan = planPosting({
    remittance: said,
    payerId,
    claims: claims.postable,
    floats: await readFloats(work, payerIds),
    postedContentHashes: await readPostedHashes(work, remittance, payerIds),
    rules: await readPayerRules(work, payerId),
    deniedOn: await readDeniedBefore(work, remittance, claims),
    decisions: decisionsOf(decisions),
  })
  return { plan, claims }
}

/** What a person decided, as a plan asks for it. */
export const decisionsOf = ({
  claims,
  lines,
  recoveries,
  reasons,
  isAnotherPayment,
}: PlannedRemittance['decisions']): PostingQuestion['decisions'] => ({
  claims: new Map(
    claims.map(({ segment, claimId, isAsWritten }) => [
      segment,
      claimId === null ? 'not_ours' : { claimId, asWritten: isAsWritten },
    ]),
  ),
  lines: new Map(lines.map(({ segment, lineNumber }) => [segment, lineNumber])),
  recoveries: new Map(
    recoveries.map(({ position, claimId, lineNumber }) => [position, { claimId, lineId: lineNumber }]),
  ),
  reasons: new Map(reasons.map(({ code, isClients }) => [code, isClients])),
  isAnotherPayment,
})

/** The columns that say whether a person has to look at a remittance, and at how many of its claims. */
export function stateIn(
  plan: PostingPlan | null,
  { claims }: Pick<PlannedRemittance['said'], 'claims'>,
): { state: RemittanceState; reviewCount: number } {
  if (plan === null) return { state: 'needs_review', reviewCount: claims.length }
  const waiting = plan.claims.filter(({ outcome }) => outcome === 'needs_person')
  return { state: plan.isPostable ? 'ready' : 'needs_review', reviewCount: waiting.length }
}
