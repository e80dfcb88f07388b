import { sql } from 'drizzle-orm'
import type { Database, Tx } from './database'

/**
 * Makes the rest of the transaction see one organization's rows and nothing else.
 * The role owns nothing and bypasses nothing; both settings end with the transaction.
 */
export async function enterTenant(tx: Tx, organizationId: string): Promise<void> {
  await tx.execute(
    sql`select set_config('role', 'oaklet_app', true), set_config('oaklet.organization_id', ${organizationId}, true)`,
  )
}

/** Makes the rest of the transaction see accounts and sessions, and no organization's rows. */
export async function enterAuth(tx: Tx): Promise<void> {
  await tx.execute(
    sql`select set_config('role', 'oaklet_auth', true), set_config('oaklet.organization_id', '', true)`,
  )
}

/** Works in several organizations, in one order for all, as each may wait for the end of an audit chain. */
export async function enterEach(
  tx: Tx,
  organizationIds: Iterable<string>,
  work: (organizationId: string) => Promise<void>,
): Promise<void> {
  for (const organizationId of [...new Set(organizationIds)].sort()) {
    await enterTenant(tx, organizationId)
    await work(organizationId)
  }
}

/** One transaction inside one organization: everything commits, or nothing does. */
export function inTenant<Result>(
  db: Database,
  organizationId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await enterTenant(tx, organizationId)
    return work(tx)
  })
}

/** One transaction on accounts and sessions. */
export function asAuth<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await enterAuth(tx)
    return work(tx)
  })
}
