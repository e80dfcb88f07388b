import type { RegisterBody } from '@oaklet/api/contract'
import { brokenConstraint } from '../../db/sql-state'
import type { Tx } from '../../db/database'
import { enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError, validationFailed } from '../../errors'
import { insertLocation } from '../locations'
import { EMPTY_ADDRESS, insertOrganization, insertPractice } from '../organization'
import { insertDefaultServices } from '../services'
import { insertBuiltInRoles, insertStaffMember } from '../staff'
import { insertAccount } from './insert-account'
import { loadUser } from './load-user'
import { hashPassword } from './password'
import { startSession, type SignInOrigin, type StartedSession } from './start-session'
import { weakPassword } from './weak-password'

/** Opens an account with an organization of its own, and signs its owner in: all of it, or nothing. */
export async function register(
  deps: Deps,
  body: RegisterBody,
  origin: Omit<SignInOrigin, 'deviceId'>,
): Promise<StartedSession> {
  const weakness = weakPassword(body.password, body.email)
  if (weakness !== null) throw validationFailed([{ path: 'password', message: weakness }])
  const passwordHash = await hashPassword(body.password)
  const [userId, organizationId] = [deps.newId(), deps.newId()]
  try {
    return await deps.db.transaction(async (tx) => {
      await insertAccount(tx, deps, {
        userId,
        organizationId,
        passwordHash,
        email: body.email,
        name: body.name,
      })
      await foundOrganization(tx, deps, body, userId, organizationId)
      const loaded = await loadUser(tx, userId, organizationId)
      if (loaded === null) throw new Error('a new owner must be able to sign in')
      return startSession(tx, deps, loaded, organizationId, { ...origin, deviceId: body.deviceId })
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'users_email_is_unique') throw error
    throw new AppError('email_taken', 'There is already an account with this e-mail.', {
      fieldErrors: [{ path: 'email', message: 'There is already an account with this e-mail' }],
    })
  }
}

async function foundOrganization(
  tx: Tx,
  deps: Deps,
  { practiceName: name, name: ownerName, email, timeZone }: RegisterBody,
  userId: string,
  organizationId: string,
): Promise<void> {
  const [practiceId, locationId, staffId] = [deps.newId(), deps.newId(), deps.newId()]
  await enterTenant(tx, organizationId)
  await insertOrganization(tx, deps, { organizationId, name, email, timeZone })
  await insertPractice(tx, deps, { organizationId, id: practiceId, name, timeZone })
  await insertLocation(tx, deps, {
    organizationId,
    id: locationId,
    practiceId,
    name: 'Main office',
    address: EMPTY_ADDRESS,
    isPrimary: true,
  })
  await insertDefaultServices(tx, organizationId, practiceId)
  const roleIds = await insertBuiltInRoles(tx, deps, organizationId)
  await insertStaffMember(tx, deps, {
    organizationId,
    id: staffId,
    userId,
    name: ownerName,
    email,
    isClinician: true,
    roleIds: [roleIds.Owner],
    practiceIds: [practiceId],
  })
}
