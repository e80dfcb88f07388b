import type * as api from '@oaklet/api/contract'
import type { SuperbillStatus, SuperbillTotals } from '@oaklet/api/contract'
import { count } from 'drizzle-orm'
import { superbills } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isSuperbillOfPractice } from './select-superbills'

/** How many superbills are in which state. */
export async function getSuperbillTotals(
  { actor, params: { practiceId } }: CallOf<typeof api.getSuperbillTotals>,
  { tx }: Work,
): Promise<SuperbillTotals> {
  const rows = await tx
    .select({ status: superbills.status, total: count() })
    .from(superbills)
    .where(isSuperbillOfPractice(actor, practiceId))
    .groupBy(superbills.status)
  const of = (status: SuperbillStatus) => rows.find((row) => row.status === status)?.total ?? 0
  return { draftCount: of('draft'), issuedCount: of('issued'), sentCount: of('sent'), voidCount: of('void') }
}
