import type { Tx } from '../db/database'
import { enterTenant, inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { hashPassword, insertAccount, insertMembership } from '../modules/auth'
import { insertLocation } from '../modules/locations'
import { insertOrganization, insertPractice } from '../modules/organization'
import { insertDefaultServices } from '../modules/services'
import { insertBuiltInRoles, insertStaffMember, type BuiltInRoleIds } from '../modules/staff'
import { DEMO_GUESTS, DEMO_ORGANIZATIONS, DEMO_PASSWORD, type DemoOrganization } from './demo-organizations'

/** Adds both demonstration organizations with their practices, locations, services, roles and people. */
export async function seedOrganizations(deps: Deps): Promise<void> {
  const roleIds = new Map<string, BuiltInRoleIds>()
  for (const organization of DEMO_ORGANIZATIONS) {
    const { organizationId } = organization
    await seedAccounts(deps, organization)
    const seeded = await inTenant(deps.db, organizationId, (tx) => seedOrganization(tx, deps, organization))
    roleIds.set(organizationId, seeded)
  }
  for (const { organization, guest } of DEMO_GUESTS) {
    const { organizationId } = organization
    const { role, ...member } = guest
    const roleId = roleIds.get(organizationId)?.[role] ?? ''
    await deps.db.transaction(async (tx) => {
      await insertMembership(tx, deps, { userId: guest.userId, organizationId })
      await enterTenant(tx, organizationId)
      await insertStaffMember(tx, deps, { organizationId, ...member, roleIds: [roleId] })
    })
  }
}

async function seedAccounts(deps: Deps, { organizationId, staff }: DemoOrganization): Promise<void> {
  const hashes = await Promise.all(staff.map(() => hashPassword(DEMO_PASSWORD)))
  await deps.db.transaction(async (tx) => {
    for (const [index, { userId, email, name, mfaMethod }] of staff.entries()) {
      const passwordHash = hashes[index] ?? ''
      await insertAccount(tx, deps, { userId, email, name, mfaMethod, passwordHash, organizationId })
    }
  })
}

async function seedOrganization(tx: Tx, deps: Deps, organization: DemoOrganization): Promise<BuiltInRoleIds> {
  const { practices, staff, ...rest } = organization
  const { organizationId, timeZone } = organization
  await insertOrganization(tx, deps, {
    ...rest,
    ...(practices[0]?.locations[0] === undefined ? {} : { address: practices[0].locations[0].address }),
  })
  for (const { id: practiceId, name, locations } of practices) {
    await insertPractice(tx, deps, { organizationId, id: practiceId, name, timeZone })
    await insertDefaultServices(tx, deps, { organizationId, practiceId })
    for (const [index, location] of locations.entries()) {
      await insertLocation(tx, deps, { organizationId, practiceId, ...location, isPrimary: index === 0 })
    }
  }
  const roleIds = await insertBuiltInRoles(tx, deps, organizationId)
  for (const { role, ...member } of staff) {
    await insertStaffMember(tx, deps, { organizationId, ...member, roleIds: [roleIds[role]] })
  }
  return roleIds
}
