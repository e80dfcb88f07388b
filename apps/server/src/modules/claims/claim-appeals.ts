import type { ClaimAppeal } from '@oaklet/api/contract'
import { and, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { claims } from '../../db/schema/claims-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'

/** What insurers were asked to look at again of a claim, the newest first. */
export async function readAppeals({ tx, actor }: Work, claimId: string): Promise<ClaimAppeal[]> {
  const rows = await tx
    .select({ appeal: claimAppeals, recordedByName: staff.name })
    .from(claimAppeals)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, claimAppeals.organizationId), eq(staff.id, claimAppeals.recordedById)),
    )
    .where(and(eq(claimAppeals.organizationId, actor.organizationId), eq(claimAppeals.claimId, claimId)))
    .orderBy(desc(claimAppeals.createdAt), desc(claimAppeals.id))
  return rows.map(({ appeal, recordedByName }) => {
    const { id, sentOn, way, note, answerDueOn, outcome, decidedOn, version } = appeal
    return { id, sentOn, way, note, answerDueOn, outcome, decidedOn, recordedByName, version }
  })
}

/** Whether an appeal waits for its answer. */
export const isOpenAppeal = ({ outcome }: Pick<ClaimAppeal, 'outcome'>): boolean => outcome === null

/** Whether a claim has an appeal that waits for its answer, or should have been answered before a day. */
export const hasOpenAppeal = ({ tx, actor }: Work, before?: string): SQL =>
  inArray(
    claims.id,
    tx
      .select({ id: claimAppeals.claimId })
      .from(claimAppeals)
      .where(
        and(
          eq(claimAppeals.organizationId, actor.organizationId),
          isNull(claimAppeals.outcome),
          before === undefined ? undefined : lt(claimAppeals.answerDueOn, before),
        ),
      ),
  )
