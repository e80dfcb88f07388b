import type * as api from '@oaklet/api/contract'
import { clientMembers } from '../../db/schema/client-members-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { isMember, lockMember } from './select-members'

/** Takes a member out; their own record stays. */
export async function deleteMember(
  { actor, scope, params: key }: CallOf<typeof api.deleteClientMember>,
  work: Work,
): Promise<null> {
  await lockClientOf(work, key, scope)
  await lockMember(work, key)
  await work.tx.delete(clientMembers).where(isMember(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'client_member', recordId: key.memberId })
  return null
}
