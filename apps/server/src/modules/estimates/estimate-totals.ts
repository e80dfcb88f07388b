import type * as api from '@oaklet/api/contract'
import type { EstimateStatus, EstimateTotals } from '@oaklet/api/contract'
import { and, count } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { estimates } from '../../db/schema/estimates-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { isListed } from './listed-estimates'
import { isVisibleEstimate } from './select-estimates'

/** How many of the estimates that filters leave are in which state, as far as the actor may see them. */
export async function getEstimateTotals(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.getEstimateTotals>,
  { tx }: Work,
): Promise<EstimateTotals> {
  const rows = await tx
    .select({ status: estimates.status, total: count() })
    .from(estimates)
    .innerJoin(clients, isClientOf(estimates))
    .where(and(isVisibleEstimate(actor, practiceId, scope), isListed(query)))
    .groupBy(estimates.status)
  const of = (status: EstimateStatus) => rows.find((row) => row.status === status)?.total ?? 0
  return { draftCount: of('draft'), sentCount: of('sent'), replacedCount: of('replaced') }
}
