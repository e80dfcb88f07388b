import type * as api from '@oaklet/api/contract'
import { estimates } from '../../db/schema/estimates-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isEstimate, lockEstimate, requireDraft } from './lock-estimate'
import { removeLines } from './write-lines'

/** Deletes a draft; what was sent is kept. */
export async function deleteEstimate(
  { actor, params: key }: CallOf<typeof api.deleteEstimate>,
  work: Work,
): Promise<null> {
  requireDraft(await lockEstimate(work, key), 'deleted')
  await removeLines(work.tx, { organizationId: actor.organizationId, estimateId: key.estimateId })
  await work.tx.delete(estimates).where(isEstimate(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'estimate', recordId: key.estimateId })
  return null
}
