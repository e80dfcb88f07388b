import type * as api from '@oaklet/api/contract'
import { feeAgreements } from '../../db/schema/fee-agreements-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { hasBegun } from './require-sound-agreement'
import { isFeeAgreement, lockFeeAgreement } from './select-fee-agreements'

/** Deletes a fee agreement that was entered by mistake, as long as it did not begin before today. */
export async function deleteFeeAgreement(
  { actor, scope, params: key }: CallOf<typeof api.deleteFeeAgreement>,
  work: Work,
): Promise<null> {
  await lockClientOf(work, key, scope)
  const before = await lockFeeAgreement(work, key)
  if (await hasBegun(work, key, before)) {
    throw new AppError(
      'transition_refused',
      'This agreement began before today, and stays in the list. Enter its last day.',
    )
  }
  await work.tx.delete(feeAgreements).where(isFeeAgreement(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'fee_agreement', recordId: key.agreementId })
  return null
}
