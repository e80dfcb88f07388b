import type * as api from '@oaklet/api/contract'
import type { FeeAgreement } from '@oaklet/api/contract'
import { feeAgreements } from '../../db/schema/fee-agreements-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireSoundAgreement } from './require-sound-agreement'
import { findFeeAgreement, isFeeAgreement, lockFeeAgreement } from './select-fee-agreements'

/** Changes or ends a fee agreement, unless someone else has changed it since `version`. */
export async function updateFeeAgreement(
  { actor, scope, params: key, body: { version, ...input } }: CallOf<typeof api.updateFeeAgreement>,
  work: Work,
): Promise<FeeAgreement> {
  await lockClientOf(work, key, scope)
  const before = await lockFeeAgreement(work, key, version)
  await requireSoundAgreement(work, key, input, before)
  await work.tx
    .update(feeAgreements)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isFeeAgreement(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'fee_agreement',
    recordId: key.agreementId,
    changed: changedFields(before, input),
  })
  return findFeeAgreement(work, key)
}
