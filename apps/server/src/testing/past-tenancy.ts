import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database'
import type { TestApp } from './create-test-app'

/**
 * Sees the rows of all organizations, as only the superuser does: for what is compared as a whole. The server may never,
 * so on a PostgreSQL server, where tests have its role alone, this fails.
 */
export const pastTenancy = <Result>({ deps }: TestApp, look: (tx: Tx) => Promise<Result>): Promise<Result> =>
  deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local role postgres`)
    return look(tx)
  })
