import type { Tx } from '../../db/database'
import { enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { insertLocation } from '../locations'
import { EMPTY_ADDRESS, insertOrganization, insertPractice, NEW_SETUP } from '../organization'
import { insertDefaultServices } from '../services'
import { insertBuiltInRoles, insertStaffMember } from '../staff'
import { insertAccount } from './insert-account'

/** An account to be, with the organization that it opens. */
export interface OwnAccount {
  email: string
  passwordHash: string
  name: string
  practiceName: string
  timeZone: string
}

/** Adds an account that owns a new organization, with all that a practice starts from. */
export async function openAccount(
  tx: Tx,
  deps: Deps,
  { practiceName, timeZone, ...person }: OwnAccount,
): Promise<{ userId: string; organizationId: string }> {
  const [userId, organizationId] = [deps.newId(), deps.newId()]
  const [practiceId, locationId, staffId] = [deps.newId(), deps.newId(), deps.newId()]
  const { email, name } = person
  await insertAccount(tx, deps, { ...person, userId, organizationId })
  await enterTenant(tx, organizationId)
  const setup = NEW_SETUP
  await insertOrganization(tx, deps, { organizationId, name: practiceName, email, timeZone, setup })
  await insertPractice(tx, deps, { organizationId, id: practiceId, name: practiceName, timeZone })
  await insertLocation(tx, deps, {
    organizationId,
    id: locationId,
    practiceId,
    name: 'Main office',
    address: EMPTY_ADDRESS,
    isPrimary: true,
  })
  await insertDefaultServices(tx, deps, { organizationId, practiceId })
  const roleIds = await insertBuiltInRoles(tx, deps, organizationId)
  await insertStaffMember(tx, deps, {
    organizationId,
    id: staffId,
    userId,
    name,
    email,
    isClinician: true,
    roleIds: [roleIds.Owner],
    practiceIds: [practiceId],
  })
  return { userId, organizationId }
}
