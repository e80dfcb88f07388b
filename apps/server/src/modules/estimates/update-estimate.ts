import type * as api from '@oaklet/api/contract'
import type { Estimate } from '@oaklet/api/contract'
import { estimates } from '../../db/schema/estimates-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { totalOf } from './draft-document'
import { findEstimate } from './find-estimate'
import { isEstimate, lockEstimate, requireDraft } from './lock-estimate'
import { writeLines } from './write-lines'

const FIELDS = ['fromOn', 'toOn', 'reason', 'askedOn', 'placeOfService', 'state', 'itemsElsewhere'] as const

/** Changes a draft, unless someone else has changed it since `version`. */
export async function updateEstimate(
  { actor, scope, params: key, body }: CallOf<typeof api.updateEstimate>,
  work: Work,
): Promise<Estimate> {
  const { lines, version, from: fromOn, to: toOn, ...rest } = body
  const before = await lockEstimate(work, key, version)
  requireDraft(before, 'changed')
  const fields = { fromOn, toOn, ...rest }
  await work.tx
    .update(estimates)
    .set({ ...fields, totalCents: totalOf(lines), version: version + 1, updatedAt: work.now() })
    .where(isEstimate(actor, key))
  await writeLines(work.tx, { organizationId: actor.organizationId, estimateId: key.estimateId }, lines)
  await recordAudit(work, {
    action: 'updated',
    resource: 'estimate',
    recordId: key.estimateId,
    changed: [...FIELDS.filter((field) => before[field] !== fields[field]), 'lines'],
  })
  return findEstimate(work, key, scope)
}
