import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from './database'
import { asAuth } from './tenant'

/** Whether there is no account yet. Asked in the auth role: row-level security hides rows from the owner too. */
export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await asAuth(db, (tx) =>
    rowsOf<{ taken: boolean }>(tx, sql`select exists (select from users) as taken`),
  )
  return rows[0]?.taken === false
}

/** Whether an account has this e-mail. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const rows = await asAuth(db, (tx) =>
    rowsOf<{ taken: boolean }>(tx, sql`select exists (select from users where email = ${email}) as taken`),
  )
  return rows[0]?.taken === true
}

/** Every organization that has an account, for background work. */
export async function organizationIds(db: Database): Promise<string[]> {
  const rows = await asAuth(db, (tx) =>
    rowsOf<{ id: string }>(tx, sql`select distinct organization_id as id from memberships order by 1`),
  )
  return rows.map(({ id }) => id)
}
