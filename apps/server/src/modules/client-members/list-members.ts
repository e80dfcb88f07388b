import type * as api from '@oaklet/api/contract'
import type { ClientMembers } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { membersOf } from './select-members'

/** Who belongs to a client, and to whom the client belongs. */
export async function listMembers(
  { scope, params: key }: CallOf<typeof api.listClientMembers>,
  work: Work,
): Promise<ClientMembers> {
  await clientOf(work, key, scope)
  return membersOf(work, key)
}
