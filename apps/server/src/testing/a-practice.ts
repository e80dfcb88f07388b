import type { BuiltInRole } from '@oaklet/api/contract'
import { inTenant } from '../db/tenant'
import { insertAccount } from '../modules/auth'
import { insertLocation } from '../modules/locations'
import { EMPTY_ADDRESS, insertOrganization, insertPractice } from '../modules/organization'
import { insertDefaultServices } from '../modules/services'
import { insertBuiltInRoles, insertStaffMember, type BuiltInRoleIds } from '../modules/staff'
import { signIn, type SignedInPerson } from './a-person'
import type { TestApp } from './create-test-app'

export interface PersonOptions {
  name?: string
  /** Default: only the first practice. */
  practiceIds?: string[]
  isClinician?: boolean
}

/** An organization of its own for one test: no test sees another's rows. */
export interface TestPractice {
  organizationId: string
  /** The first practice, with `locationId` and the default services. */
  practiceId: string
  locationId: string
  /** A second practice of the same organization. */
  otherPracticeId: string
  otherLocationId: string
  roleIds: BuiltInRoleIds
  timeZone: string
  /** `/api/v1/practices/{practiceId}/` followed by `rest`. */
  path: (rest: string) => string
  /** Adds a person with a role, and signs them in. */
  as: (role: BuiltInRole, options?: PersonOptions) => Promise<SignedInPerson>
}

/** Adds an organization with two practices. */
export async function aPractice(test: TestApp): Promise<TestPractice> {
  const { deps } = test
  const timeZone = 'America/New_York'
  const organizationId = deps.newId()
  const [practiceId, otherPracticeId] = [deps.newId(), deps.newId()]
  const [locationId, otherLocationId] = [deps.newId(), deps.newId()]
  const roleIds = await inTenant(deps.db, organizationId, async (tx) => {
    await insertOrganization(tx, deps, { organizationId, name: 'Test Group', email: '', timeZone })
    for (const [id, name, location] of [
      [practiceId, 'First', locationId],
      [otherPracticeId, 'Second', otherLocationId],
    ] as const) {
      await insertPractice(tx, deps, { organizationId, id, name, timeZone })
      await insertLocation(tx, deps, {
        organizationId,
        id: location,
        practiceId: id,
        name: `${name} office`,
        address: EMPTY_ADDRESS,
        isPrimary: true,
      })
      await insertDefaultServices(tx, deps, { organizationId, practiceId: id })
    }
    return insertBuiltInRoles(tx, deps, organizationId)
  })
  const as: TestPractice['as'] = (role, options = {}) =>
    aPerson(test, organizationId, roleIds[role], { name: role, practiceIds: [practiceId], ...options })
  const path = (rest: string) => `/api/v1/practices/${practiceId}/${rest}`
  return {
    organizationId,
    practiceId,
    locationId,
    otherPracticeId,
    otherLocationId,
    roleIds,
    timeZone,
    path,
    as,
  }
}

async function aPerson(
  test: TestApp,
  organizationId: string,
  roleId: string,
  { name = '', practiceIds = [], isClinician = true }: PersonOptions,
): Promise<SignedInPerson> {
  const { deps } = test
  const [userId, staffId] = [deps.newId(), deps.newId()]
  const email = `${userId}@example.com`
  await deps.db.transaction((tx) =>
    insertAccount(tx, deps, { userId, email, passwordHash: 'none', name, organizationId }),
  )
  await inTenant(deps.db, organizationId, (tx) =>
    insertStaffMember(tx, deps, {
      organizationId,
      id: staffId,
      userId,
      name,
      email,
      isClinician,
      roleIds: [roleId],
      practiceIds,
    }),
  )
  return signIn(test, { userId, staffId, organizationId })
}
