import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invitations } from '../../db/schema/invitations-table'
import { organizations } from '../../db/schema/organizations-table'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { hashToken, organizationOf } from '../auth'

/** An invitation that was found by the token of its link. */
export interface OpenInvitation {
  organizationId: string
  staffId: string
  invitedById: string
  expiresAt: Date
  organizationName: string
  name: string
  email: string
}

/** The invitation that a token opens; throws 404 for one that ran out, was used, revoked or replaced. */
export async function openInvitation(deps: Deps, token: string): Promise<OpenInvitation> {
  const organizationId = organizationOf(token)
  if (organizationId === null) throw noLongerGood()
  return inTenant(deps.db, organizationId, (tx) => findOpen(tx, deps, organizationId, token))
}

/** Uses it up inside its organization: of two calls with the same token, one gets through. */
export async function useUpInvitation(
  tx: Tx,
  deps: Deps,
  { organizationId, staffId }: OpenInvitation,
  token: string,
) {
  await findOpen(tx, deps, organizationId, token)
  const used = await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        eq(invitations.staffId, staffId),
        eq(invitations.tokenHash, hashToken(token)),
      ),
    )
    .returning({ staffId: invitations.staffId })
  if (used.length === 0) throw noLongerGood()
}

async function findOpen(tx: Tx, deps: Deps, organizationId: string, token: string): Promise<OpenInvitation> {
  const [found] = await tx
    .select({
      organizationId: invitations.organizationId,
      staffId: invitations.staffId,
      invitedById: invitations.invitedById,
      expiresAt: invitations.expiresAt,
      organizationName: organizations.name,
      name: staff.name,
      email: staff.email,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.organizationId, invitations.organizationId))
    .innerJoin(
      staff,
      and(eq(staff.organizationId, invitations.organizationId), eq(staff.id, invitations.staffId)),
    )
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        eq(invitations.tokenHash, hashToken(token)),
        gt(invitations.expiresAt, deps.clock.now()),
        eq(staff.isActive, true),
        isNull(staff.userId),
        eq(organizations.status, 'ACTIVE'),
      ),
    )
  if (found === undefined) throw noLongerGood()
  return found
}

const noLongerGood = () =>
  new AppError('not_found', 'This invitation is no longer good. Please ask for a new one.')
