import type * as api from '@oaklet/api/contract'
import type { FeeAgreement } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { isAgreementOfClient, selectFeeAgreements } from './select-fee-agreements'

/** A client's fee agreements, also those that are over. */
export async function listFeeAgreements(
  { actor, scope, params: key }: CallOf<typeof api.listFeeAgreements>,
  work: Work,
): Promise<FeeAgreement[]> {
  await clientOf(work, key, scope)
  return selectFeeAgreements(work.tx, isAgreementOfClient(actor, key))
}
