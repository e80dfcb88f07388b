import type * as api from '@oaklet/api/contract'
import type { Coverage } from '@oaklet/api/contract'
import { coverages } from '../../db/schema/coverages-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireSoundCoverage } from './require-sound-coverage'
import { findCoverage } from './select-coverages'
import { verificationOf } from './verification'

/** Adds a coverage to a client. */
export async function createCoverage(
  { actor, scope, params: key, body }: CallOf<typeof api.createCoverage>,
  work: Work,
): Promise<Coverage> {
  await lockClientOf(work, key, scope)
  await requireSoundCoverage(work, key, body)
  const coverageId = work.newId()
  const now = work.now()
  await work.tx.insert(coverages).values({
    ...body,
    ...key,
    ...verificationOf(work, body),
    organizationId: actor.organizationId,
    id: coverageId,
    createdAt: now,
    updatedAt: now,
  })
  await recordAudit(work, {
    action: 'created',
    resource: 'coverage',
    recordId: coverageId,
    changed: Object.keys(body),
  })
  return findCoverage(work, { ...key, coverageId })
}
