import type * as api from '@oaklet/api/contract'
import { authorizations } from '../../db/schema/coverages-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { isAuthorization, lockAuthorization } from './select-authorizations'

/** Deletes an authorization that was entered by mistake. */
export async function deleteAuthorization(
  { actor, scope, params: key }: CallOf<typeof api.deleteAuthorization>,
  work: Work,
): Promise<null> {
  await lockClientOf(work, key, scope)
  await lockAuthorization(work, key)
  await work.tx.delete(authorizations).where(isAuthorization(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'authorization', recordId: key.authorizationId })
  return null
}
