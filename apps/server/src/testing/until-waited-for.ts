import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../db/database'

const TURNS = 500

/** Until another transaction waits for this one; the embedded database holds it back before it begins. */
export async function untilWaitedFor(tx: Tx): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await rowsOf(tx, sql`select 1 from pg_locks where not granted`)).length > 0) return
  }
}
