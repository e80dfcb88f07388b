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
