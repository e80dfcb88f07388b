import type { OrganizationSummary, User } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { organizations } from '../../db/schema/organizations-table'
import { users } from '../../db/schema/users-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import { loadStaffMember, type StaffMember } from '../staff'

export interface LoadedUser {
  user: User
  organization: OrganizationSummary
  member: StaffMember
}

/** A person in one organization, or null when they no longer work there; switches the transaction's role. */
export async function loadUser(tx: Tx, userId: string, organizationId: string): Promise<LoadedUser | null> {
  await enterAuth(tx)
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  await enterTenant(tx, organizationId)
  const [organization] = await tx
    .select({ name: organizations.name, status: organizations.status })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
  const member = await loadStaffMember(tx, organizationId, userId)
  if (account === undefined || organization?.status !== 'ACTIVE' || member === null) return null
  const assignedPractices = member.practices.map(({ id }) => id)
  const [practice] = member.practices
  return {
    member,
    user: {
      id: userId,
      email: account.email,
      name: member.name,
      organizationId,
      organizationName: organization.name,
      practiceId: practice?.id ?? null,
      currentPractice: practice?.id ?? null,
      assignedPractices,
      staffId: member.staffId,
      roles: member.roles,
      permissions: member.permissions,
    },
    organization: {
      id: organizationId,
      name: organization.name,
      practiceId: practice?.id ?? null,
      practiceName: practice?.name ?? null,
      assignedPractices,
      userRole: member.roles.map(({ name }) => name).join(', '),
    },
  }
}
