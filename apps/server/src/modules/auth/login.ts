import type { LoginBody, MfaRequired } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { loadUser, type LoadedUser } from './load-user'
import { lockWorkplaces } from './lock-workplaces'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { organizationsOf } from './organizations-of'
import { verifyPassword } from './password'
import { startMfaChallenge } from './start-mfa-challenge'
import { startSession, type SignInOrigin, type StartedSession } from './start-session'

/** Signs a person in, or mails the code that it takes them; an unknown account and a wrong password get the same answer. */
export async function login(
  deps: Deps,
  body: LoginBody,
  origin: Omit<SignInOrigin, 'deviceId'>,
): Promise<StartedSession | MfaRequired> {
  const attempt = { kind: 'login', account: body.email, address: origin.address } as const
  const account = await asAuth(deps.db, async (tx) => {
    await admitAttempt(tx, deps, attempt)
    return findAccount(tx, body.email)
  })
  // Outside a transaction: the embedded database has one connection, and this takes a while by design.
  const fits = await verifyPassword(account?.passwordHash, body.password)
  if (!fits || account === undefined) throw invalidCredentials()
  const from = { ...origin, deviceId: body.deviceId }
  const outcome = await asAuth(deps.db, async (tx) => {
    await forgiveAttempt(tx, attempt)
    const loaded = await loadWorkplace(tx, account.userId)
    if (loaded === null) throw invalidCredentials()
    const organizationId = loaded.organization.id
    if (account.mfaMethod !== null) return { organizationId }
    return { started: await startSession(tx, deps, loaded, organizationId, from) }
  })
  if (outcome.started !== undefined) return outcome.started
  return startMfaChallenge(deps, { ...account, ...from, organizationId: outcome.organizationId })
}

const invalidCredentials = () => new AppError('invalid_credentials', 'The e-mail or the password is wrong.')

async function findAccount(tx: Tx, email: string) {
  const [account] = await tx
    .select({
      userId: users.id,
      email: users.email,
      mfaMethod: users.mfaMethod,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.email, email))
  return account
}

/** The organization that a person used last, of those where they still work; null where nowhere. */
async function loadWorkplace(tx: Tx, userId: string): Promise<LoadedUser | null> {
  const workplaces = await organizationsOf(tx, userId)
  await lockWorkplaces(tx, workplaces)
  for (const organizationId of workplaces) {
    const loaded = await loadUser(tx, userId, organizationId)
    if (loaded !== null) return loaded
  }
  return null
}
