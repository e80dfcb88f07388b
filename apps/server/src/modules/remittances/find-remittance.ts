import type * as api from '@oaklet/api/contract'
import type { RemittanceDetails, RemittanceRefusal } from '@oaklet/api/contract'
import { requireForAll } from '../../actor'
import { remittances } from '../../db/schema/remittances-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import type { PlanRefusal } from '../../x12/posting/posting-plan'
import { imbalancesOf } from '../../x12/remittance/imbalances-of'
import { practiceToday } from '../organization'
import { findLatestPosting, type FoundPosting } from './find-posting'
import { claimIdsIn, decisionsWithout, readHiddenClaims, withoutHidden } from './hidden-claims'
import { planOf, stateIn } from './plan-of'
import { plannedContent, type PlannedContent } from './remittance-views'
import {
  isRemittance,
  selectRemittances,
  toRemittanceSummary,
  type PlannedRemittance,
  type RemittanceKey,
  type RemittanceRow,
} from './select-remittances'

/** One remittance. */
export async function getRemittance(
  { actor, params: key }: CallOf<typeof api.getRemittance>,
  work: Work,
): Promise<RemittanceDetails> {
  requireForAll(actor, 'claims:view')
  return findRemittance(work, key)
}

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
  const posting = await findLatestPosting(work, row.remittance.id)
  const all = await contentOf(work, { ...row.remittance, ...content }, posting)
  const hidden = await readHiddenClaims(work, claimIdsIn(all))
  const isOfPractice = work.actor.practiceIds.includes(row.remittance.practiceId)
  const shown = withoutHidden(all, hidden, isOfPractice)
  const elsewhere = shown.claims.flatMap(({ outcome, segment }) => (outcome === 'elsewhere' ? [segment] : []))
  const isBarred = (elsewhere.length > 0 || !isOfPractice) && all.state !== 'posted'
  return {
    ...toRemittanceSummary(row, currency),
    ...all,
    ...shown,
    ...(isBarred ? { refusal: 'other_practice' } : {}),
    payee: said.payee,
    warnings: said.warnings.map(({ message }) => message),
    imbalances: imbalancesOf(said),
    decisions: {
      ...decisionsWithout(decisions, hidden, new Set(elsewhere)),
      payerId: row.remittance.payerId,
    },
    posting: posting?.view ?? null,
  }
}

/** What was posted, as it was shown then; or what posting writes by the records as they are now. */
async function contentOf(
  work: Work,
  remittance: PlannedRemittance & Pick<RemittanceRow, 'state'>,
  posting: FoundPosting | null,
): Promise<PlannedContent & Pick<RemittanceDetails, 'state' | 'reviewCount' | 'refusal'>> {
  const { state, said } = remittance
  if (state === 'posted' && posting !== null) {
    return { ...posting.row.shown, state, reviewCount: 0, refusal: null }
  }
  const { plan, claims } = await planOf(work, remittance)
  return {
    ...plannedContent(remittance, plan, claims),
    ...stateIn(plan, said),
    ...(state === 'undone' ? { state } : {}),
    refusal: plan === null ? null : shownRefusal(plan.refusal),
  }
}

/** A file that only tries something out is not imported. */
const shownRefusal = (refusal: PlanRefusal | null): RemittanceRefusal | null =>
  refusal === 'test_file' ? null : refusal
