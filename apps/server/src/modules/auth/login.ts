import type { LoginBody } from '@oaklet/api/contract'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { loadUser } from './load-user'
import { admitAttempt, forgiveAttempt } from './login-throttle'
import { verifyPassword } from './password'
import { startSession, type SignInOrigin, type StartedSession } from './start-session'
import { memberships, users } from './users-table'

/** Signs a person in; an unknown account and a wrong password can't be told apart. */
export async function login(
  deps: Deps,
  body: LoginBody,
  origin: Omit<SignInOrigin, 'deviceId'>,
): Promise<StartedSession> {
  const attempt = { email: body.email, address: origin.address }
  const account = await asAuth(deps.db, async (tx) => {
    await admitAttempt(tx, deps, attempt)
    return findAccount(tx, body.email)
  })
  // Outside a transaction: the embedded database has one connection, and this takes a while by design.
  const fits = await verifyPassword(account?.passwordHash, body.password)
  if (!fits || account === undefined) throw invalidCredentials()
  return asAuth(deps.db, async (tx) => {
    await forgiveAttempt(tx, attempt)
    const loaded = await loadUser(tx, account.userId, account.organizationId)
    if (loaded === null) throw invalidCredentials()
    return startSession(tx, deps, loaded, account.organizationId, { ...origin, deviceId: body.deviceId })
  })
}

const invalidCredentials = () => new AppError('invalid_credentials', 'The e-mail or the password is wrong.')

async function findAccount(tx: Tx, email: string) {
  const [account] = await tx
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      organizationId: memberships.organizationId,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(asc(memberships.createdAt))
    .limit(1)
  return account
}
