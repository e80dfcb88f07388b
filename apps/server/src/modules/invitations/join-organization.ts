import type { OrganizationJoined } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { staff } from '../../db/schema/staff-table'
import { users } from '../../db/schema/users-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { insertMembership } from '../auth'
import { lockStaff } from '../staff'
import { joinStaff } from './join-staff'
import { openInvitation, useUpInvitation } from './open-invitation'

/** Joins another organization with the account that is signed in, which has to be the one that was invited. */
export async function joinOrganization(
  deps: Deps,
  actor: StaffActor,
  { token }: { token: string },
): Promise<OrganizationJoined> {
  const invitation = await openInvitation(deps, token)
  const { organizationId, organizationName, email } = invitation
  const { userId, requestId, address } = actor
  await deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (account?.email.toLowerCase() !== email.toLowerCase()) {
      throw new AppError('forbidden', 'This invitation is for another e-mail. Sign in with that one.')
    }
    await enterTenant(tx, organizationId)
    await lockStaff(tx, organizationId)
    await requireNotThere(tx, organizationId, userId)
    await useUpInvitation(tx, deps, invitation, token)
    await insertMembership(tx, deps, { userId, organizationId })
    await enterTenant(tx, organizationId)
    await joinStaff(tx, deps, invitation, { userId, requestId, address })
  })
  return { organizationId, organizationName }
}

/** A person who changed their e-mail since may be there already, with their earlier e-mail. */
async function requireNotThere(tx: Tx, organizationId: string, userId: string): Promise<void> {
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.organizationId, organizationId), eq(staff.userId, userId)))
  if (found.length > 0) throw new AppError('transition_refused', 'You work in this organization already.')
}
