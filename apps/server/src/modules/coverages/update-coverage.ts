import type * as api from '@oaklet/api/contract'
import type { Coverage } from '@oaklet/api/contract'
import { coverages } from '../../db/schema/coverages-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireSoundCoverage } from './require-sound-coverage'
import { findCoverage, isCoverage, lockCoverage } from './select-coverages'
import { verificationOf } from './verification'

/** Changes a coverage, unless someone else has changed it since `version`. */
export async function updateCoverage(
  { actor, scope, params: key, body: { version, ...input } }: CallOf<typeof api.updateCoverage>,
  work: Work,
): Promise<Coverage> {
  await lockClientOf(work, key, scope)
  const before = await lockCoverage(work, key, version)
  await requireSoundCoverage(work, key, input, before)
  const verification = verificationOf(work, input, before)
  await work.tx
    .update(coverages)
    .set({ ...input, ...verification, version: version + 1, updatedAt: work.now() })
    .where(isCoverage(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'coverage',
    recordId: key.coverageId,
    changed: changedFields(before, { ...input, status: verification.status }),
  })
  return findCoverage(work, key)
}
