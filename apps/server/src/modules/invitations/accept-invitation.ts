import type { AcceptInvitationBody } from '@oaklet/api/contract'
import type { Origin } from '../../actor'
import { hasAccount } from '../../db/accounts'
import { brokenConstraint } from '../../db/sql-state'
import { enterTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError, validationFailed } from '../../errors'
import { hashPassword, insertAccount, weakPassword } from '../auth'
import { lockStaff } from '../staff'
import { joinStaff } from './join-staff'
import { openInvitation, useUpInvitation } from './open-invitation'

/** Opens an account with the invitation's e-mail, which its mail has proved, and joins with it. */
export async function acceptInvitation(
  deps: Deps,
  { token, name, password }: AcceptInvitationBody,
  origin: Origin,
): Promise<{ email: string }> {
  const invitation = await openInvitation(deps, token)
  const { organizationId, email } = invitation
  const weakness = weakPassword(password, email)
  if (weakness !== null) throw validationFailed([{ path: 'password', message: weakness }])
  if (await hasAccount(deps.db, email)) throw signInInstead()
  // Outside a transaction: the embedded database has one connection, and this takes a while by design.
  const [passwordHash, userId] = [await hashPassword(password), deps.newId()]
  try {
    await deps.db.transaction(async (tx) => {
      await enterTenant(tx, organizationId)
      await lockStaff(tx, organizationId)
      await useUpInvitation(tx, deps, invitation, token)
      await insertAccount(tx, deps, { userId, email, passwordHash, name, organizationId })
      await enterTenant(tx, organizationId)
      await joinStaff(tx, deps, invitation, { ...origin, userId, name })
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'users_email_is_unique') throw error
    throw signInInstead()
  }
  return { email }
}

const signInInstead = () =>
  new AppError('email_taken', 'You have an account with this e-mail already. Sign in with it to join.')
