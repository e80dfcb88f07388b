import type * as api from '@oaklet/api/contract'
import type { RemittanceDetails, RemittanceRefusal } from '@oaklet/api/contract'
import { remittances } from '../../db/schema/remittances-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import type { PlannedClaim, PlanRefusal, PostingPlan } from '../../x12/posting/posting-plan'
import { plannedAdjustments } from '../../x12/posting/provider-adjustments'
import { imbalancesOf } from '../../x12/remittance/imbalances-of'
import { practiceToday } from '../organization'
import { planOf, stateIn } from './plan-of'
import { claimView, planView, recordViews } from './remittance-views'
import {
  isRemittance,
  selectRemittances,
  toRemittanceSummary,
  type RemittanceKey,
} from './select-remittances'

/** One remittance. */
export const getRemittance = (
  { params: key }: CallOf<typeof api.getRemittance>,
  work: Work,
): Promise<RemittanceDetails> => findRemittance(work, key)

/** One remittance as the contract shows it, planned by the records as they are now; throws 404 when there is none. */
export async function findRemittance(work: Work, key: RemittanceKey): Promise<RemittanceDetails> {
  const [row] = await selectRemittances(work, isRemittance(work.actor, key))
  const [content] = await work.tx
    .select({ said: remittances.said, decisions: remittances.decisions })
    .from(remittances)
    .where(isRemittance(work.actor, key))
  if (row === undefined || content === undefined) throw notFound()
  const { said, decisions } = content
  const { currency } = await practiceToday(work, key.practiceId)
  const { plan, claims } = await planOf(work, { ...row.remittance, ...content })
  const planned = new Map(plan?.claims.map((claim) => [claim.segment, claim]))
  const postable = new Map(claims.postable.map((claim) => [claim.id, claim]))
  return {
    ...toRemittanceSummary(row, currency),
    ...stateIn(plan, said),
    payee: said.payee,
    warnings: said.warnings.map(({ message }) => message),
    imbalances: imbalancesOf(said),
    refusal: plan === null ? null : shownRefusal(plan.refusal),
    claims: said.claims.map((claim) => {
      const outcome = planned.get(claim.segment) ?? UNPLANNED
      return claimView(claim, outcome, postable.get(outcome.claimId ?? ''))
    }),
    adjustments: (plan?.adjustments ?? plannedAdjustments(said.providerAdjustments, [], 0, new Set())).map(
      ({ controlNumber, ...adjustment }, position) => ({ ...adjustment, position, pcn: controlNumber }),
    ),
    decisions: { ...decisions, payerId: row.remittance.payerId },
    records: recordViews(claims, idsNamedIn(plan, decisions)),
    plan: plan === null ? null : planView(plan, claims),
  }
}

/** A file that only tries something out is not imported. */
const shownRefusal = (refusal: PlanRefusal | null): RemittanceRefusal | null =>
  refusal === 'test_file' ? null : refusal

/** A claim of a file while nobody knows who paid. */
const UNPLANNED: Omit<PlannedClaim, 'segment'> = {
  outcome: 'needs_person',
  claimId: null,
  words: 'Choose the insurance that paid first',
  ...{ suggestedIds: [], openReasons: [], remarks: [] },
}

const idsNamedIn = (
  plan: PostingPlan | null,
  decisions: Pick<api.RemittanceDecisions, 'claims' | 'recoveries'>,
): ReadonlySet<string | null> =>
  new Set([
    ...[...decisions.claims, ...decisions.recoveries].map(({ claimId }) => claimId),
    ...(plan?.claims ?? []).flatMap(({ claimId, suggestedIds }) => [claimId, ...suggestedIds]),
    ...(plan?.entries ?? []).map(({ claimId }) => claimId),
    ...(plan?.secondClaims ?? []).map(({ claimId }) => claimId),
  ])
