import type * as api from '@oaklet/api/contract'
import type { ClientMember } from '@oaklet/api/contract'
import { clientMembers } from '../../db/schema/client-members-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudits } from '../audit'
import { lockClientOf } from '../caseload'
import { clearIdentifiedPatient, requireMember } from './require-member'
import { findMember, isMember, lockMember } from './select-members'

/** Changes a member, unless someone else has changed them since `version`. */
export async function updateMember(
  { actor, scope, params: key, body: { version, ...body } }: CallOf<typeof api.updateClientMember>,
  work: Work,
): Promise<ClientMember> {
  await lockClientOf(work, key, scope)
  const before = await lockMember(work, key, version)
  if (body.recordId !== before.recordId) await requireMember(work, scope, key, body)
  const isNewPatient = body.isIdentifiedPatient && !before.isIdentifiedPatient
  const cleared = isNewPatient ? await clearIdentifiedPatient(work, key) : []
  await work.tx
    .update(clientMembers)
    .set({ ...body, version: version + 1, updatedAt: work.now() })
    .where(isMember(actor, key))
  const changed = changedFields(before, body)
  await recordAudits(work, [
    ...cleared,
    { action: 'updated', resource: 'client_member', recordId: key.memberId, changed },
  ])
  return findMember(work, key)
}
