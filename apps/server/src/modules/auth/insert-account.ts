import type { Tx } from '../../db/database'
import { memberships, users } from '../../db/schema/users-table'
import { enterAuth } from '../../db/tenant'
import type { Deps } from '../../deps'

export interface NewAccount {
  userId: string
  email: string
  passwordHash: string
  name: string
  organizationId: string
  /** Default: the password alone. */
  mfaMethod?: 'email' | null
}

/** Adds an account that signs in to one organization; leaves the transaction in the auth role. */
export async function insertAccount(tx: Tx, deps: Deps, account: NewAccount): Promise<void> {
  const createdAt = deps.clock.now()
  const { userId, email, passwordHash, name, organizationId, mfaMethod = null } = account
  await enterAuth(tx)
  await tx.insert(users).values({ id: userId, email, passwordHash, name, mfaMethod, createdAt })
  await insertMembership(tx, deps, { userId, organizationId })
}

/** Lets an account sign in to an organization, once for all; leaves the transaction in the auth role. */
export async function insertMembership(
  tx: Tx,
  deps: Deps,
  { userId, organizationId }: Pick<NewAccount, 'userId' | 'organizationId'>,
): Promise<void> {
  await enterAuth(tx)
  const createdAt = deps.clock.now()
  await tx.insert(memberships).values({ userId, organizationId, createdAt }).onConflictDoNothing()
}
