import type * as api from '@oaklet/api/contract'
import type { Authorization } from '@oaklet/api/contract'
import { authorizations } from '../../db/schema/coverages-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireSoundAuthorization } from './require-sound-authorization'
import { findAuthorization, isAuthorization, lockAuthorization } from './select-authorizations'

/** Changes an authorization, unless someone else has changed it since `version`. */
export async function updateAuthorization(
  { actor, scope, params: key, body: { version, ...input } }: CallOf<typeof api.updateAuthorization>,
  work: Work,
): Promise<Authorization> {
  await lockClientOf(work, key, scope)
  const before = await lockAuthorization(work, key, version)
  await requireSoundAuthorization(work, key, input, before)
  await work.tx
    .update(authorizations)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isAuthorization(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'authorization',
    recordId: key.authorizationId,
    changed: changedFields(before, input),
  })
  return findAuthorization(work, key)
}
