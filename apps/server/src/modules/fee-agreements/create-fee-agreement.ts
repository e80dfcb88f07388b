import type * as api from '@oaklet/api/contract'
import type { FeeAgreement } from '@oaklet/api/contract'
import { feeAgreements } from '../../db/schema/fee-agreements-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireSoundAgreement } from './require-sound-agreement'
import { findFeeAgreement } from './select-fee-agreements'

/** Adds a fee agreement to a client. */
export async function createFeeAgreement(
  { actor, scope, params: key, body }: CallOf<typeof api.createFeeAgreement>,
  work: Work,
): Promise<FeeAgreement> {
  await lockClientOf(work, key, scope)
  await requireSoundAgreement(work, key, body)
  const agreementId = work.newId()
  const now = work.now()
  await work.tx.insert(feeAgreements).values({
    ...body,
    ...key,
    organizationId: actor.organizationId,
    id: agreementId,
    createdAt: now,
    updatedAt: now,
  })
  await recordAudit(work, {
    action: 'created',
    resource: 'fee_agreement',
    recordId: agreementId,
    changed: Object.keys(body),
  })
  return findFeeAgreement(work, { ...key, agreementId })
}
