import { and, asc, eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { estimates } from '../../db/schema/estimates-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { findEstimate, type EstimateKey } from './find-estimate'
import { isEstimateOfPractice, type EstimateRow } from './select-estimates'

/** The row that `key` names. */
export const isEstimate = (actor: StaffActor, { practiceId, estimateId }: EstimateKey) =>
  and(isEstimateOfPractice(actor, practiceId), eq(estimates.id, estimateId))

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockEstimate(work: Work, key: EstimateKey, version?: number): Promise<EstimateRow> {
  const [locked] = await work.tx.select().from(estimates).where(isEstimate(work.actor, key)).for('update')
  return atVersion(work, key, locked, version)
}

/**
 * Like {@link lockEstimate}, with the one that is sent to the same client about the same clinician, if another is. All
 * estimates of the two are held in the order of their ids, so that of two that are sent at once one replaces the other.
 */
export async function lockWithFormer(
  work: Work,
  key: EstimateKey,
  version: number,
): Promise<{ estimate: EstimateRow; former: EstimateRow | undefined }> {
  const rows = await work.tx
    .select()
    .from(estimates)
    .where(
      and(
        isEstimateOfPractice(work.actor, key.practiceId),
        sql`(${estimates.clientId}, ${estimates.clinicianId}) = (
          select e.client_id, e.clinician_id from estimates e
          where e.organization_id = ${work.actor.organizationId} and e.id = ${key.estimateId}
        )`,
      ),
    )
    .orderBy(asc(estimates.id))
    .for('update')
  const locked = rows.find(({ id }) => id === key.estimateId)
  const estimate = await atVersion(work, key, locked, version)
  return { estimate, former: rows.find((row) => row !== estimate && row.status === 'sent') }
}

async function atVersion(
  work: Work,
  key: EstimateKey,
  locked: EstimateRow | undefined,
  version: number | undefined,
): Promise<EstimateRow> {
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) {
    throw staleEdit(await findEstimate(work, key, 'all'))
  }
  return locked
}

/** Throws 409 unless the estimate is still a draft; `may` says what only drafts can be. */
export function requireDraft({ status }: EstimateRow, may: string): void {
  if (status !== 'draft') throw new AppError('transition_refused', `Only a draft can be ${may}.`)
}
