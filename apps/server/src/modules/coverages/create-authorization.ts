import type * as api from '@oaklet/api/contract'
import type { Authorization } from '@oaklet/api/contract'
import { authorizations } from '../../db/schema/coverages-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { requireSoundAuthorization } from './require-sound-authorization'
import { findAuthorization } from './select-authorizations'

/** Adds an authorization to a coverage of a client. */
export async function createAuthorization(
  { actor, scope, params: key, body }: CallOf<typeof api.createAuthorization>,
  work: Work,
): Promise<Authorization> {
  await lockClientOf(work, key, scope)
  await requireSoundAuthorization(work, key, body)
  const authorizationId = work.newId()
  const now = work.now()
  await work.tx.insert(authorizations).values({
    ...body,
    ...key,
    organizationId: actor.organizationId,
    id: authorizationId,
    createdAt: now,
    updatedAt: now,
  })
  await recordAudit(work, {
    action: 'created',
    resource: 'authorization',
    recordId: authorizationId,
    changed: Object.keys(body),
  })
  return findAuthorization(work, { ...key, authorizationId })
}
