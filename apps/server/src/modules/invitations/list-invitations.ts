import type * as api from '@oaklet/api/contract'
import type { Invitation } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { selectInvitations } from './select-invitations'

/** Who was asked to work here and hasn't answered yet. */
export async function listInvitations(
  { actor }: CallOf<typeof api.listInvitations>,
  work: Work,
): Promise<Invitation[]> {
  const { organizationId } = actor
  return selectInvitations(work.tx, work.deps, organizationId)
}
