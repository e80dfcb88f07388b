import type * as api from '@oaklet/api/contract'
import type { SuperbillStatus, SuperbillTotals } from '@oaklet/api/contract'
import { and, count } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { isListed } from './listed-superbills'
import { isSuperbillOfPractice } from './select-superbills'

/** How many of the superbills that filters leave are in which state. */
export async function getSuperbillTotals(
  { actor, params: { practiceId }, query }: CallOf<typeof api.getSuperbillTotals>,
  { tx }: Work,
): Promise<SuperbillTotals> {
  const rows = await tx
    .select({ status: superbills.status, total: count() })
    .from(superbills)
    .innerJoin(clients, isClientOf(superbills))
    .where(and(isSuperbillOfPractice(actor, practiceId), isListed(query)))
    .groupBy(superbills.status)
  const of = (status: SuperbillStatus) => rows.find((row) => row.status === status)?.total ?? 0
  return { draftCount: of('draft'), issuedCount: of('issued'), sentCount: of('sent'), voidCount: of('void') }
}
