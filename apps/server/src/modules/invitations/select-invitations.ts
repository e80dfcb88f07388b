import type { Invitation } from '@oaklet/api/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invitations } from '../../db/schema/invitations-table'
import { staff } from '../../db/schema/staff-table'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { isStaff, selectStaff } from '../staff'

/** More than an organization would ever have open at once. */
const MOST = 1000

/** The organization's open invitations as the contract shows them, the last sent first. */
export async function selectInvitations(tx: Tx, deps: Deps, organizationId: string): Promise<Invitation[]> {
  const rows = await tx
    .select({ invitation: invitations, inviter: staff.name })
    .from(invitations)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, invitations.organizationId), eq(staff.id, invitations.invitedById)),
    )
    .where(eq(invitations.organizationId, organizationId))
    .orderBy(desc(invitations.sentAt), invitations.staffId)
    .limit(MOST)
  if (rows.length === 0) return []
  const ids = rows.map(({ invitation }) => invitation.staffId)
  const people = await selectStaff(
    tx,
    and(eq(staff.organizationId, organizationId), inArray(staff.id, ids)),
    MOST,
  )
  return rows.flatMap(({ invitation, inviter }) => {
    const person = people.find(({ id }) => id === invitation.staffId)
    if (person === undefined) return []
    const { name, email, roles, practices } = person
    const { staffId, invitedById, sentAt, expiresAt } = invitation
    return {
      ...{ staffId, name, email, roles, practices },
      invitedBy: { id: invitedById, name: inviter },
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= deps.clock.now(),
    }
  })
}

/** The open invitation of one person; throws 404 when there is none. */
export async function findInvitation(
  tx: Tx,
  deps: Deps,
  { organizationId, staffId }: { organizationId: string; staffId: string },
): Promise<Invitation> {
  const found = await selectInvitations(tx, deps, organizationId)
  const invitation = found.find((one) => one.staffId === staffId)
  if (invitation === undefined) throw notFound()
  return invitation
}

/** Finds a person of the organization, invited or not; throws 404 when there is none. */
export async function findPerson(tx: Tx, key: { organizationId: string; staffId: string }) {
  const [person] = await tx.select().from(staff).where(isStaff(key))
  if (person === undefined) throw notFound()
  return person
}
