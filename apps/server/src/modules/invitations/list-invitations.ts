import type { Invitation } from '@oaklet/api/contract'
import { scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { selectInvitations } from './select-invitations'

/** Who was asked to work here and hasn't answered yet. */
export function listInvitations(deps: Deps, actor: StaffActor): Promise<Invitation[]> {
  scopeOf(actor, 'staff:edit')
  const { organizationId } = actor
  return inTenant(deps.db, organizationId, (tx) => selectInvitations(tx, deps, organizationId))
}
