import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Database } from './database'

/** Any fixed number: the process that holds the lock with it may migrate and seed. */
const SETUP_LOCK = 4_172_026
/** Who waits for another process's migrations waits as long as they take. */
const WITHOUT_LIMITS = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/**
 * Runs a work while no other process that asks for this runs its own. The lock belongs to a transaction that is held
 * open beside the work: a lock of the session would stay behind in a pooler, and no other process could ever start.
 */
export const aloneOn =
  (options: pg.ClientConfig): Connection['alone'] =>
  (work) =>
    withClient(options, async (holder) => {
      await holder.query(`begin; ${WITHOUT_LIMITS}`)
      await holder.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK])
      const done = await withClient(options, (worker) => work(withoutLimits(worker)))
      await holder.query('commit')
      return done
    })

/** The limits are those of each transaction. Drizzle's migrator asks the session for one, as `db.transaction` does. */
function withoutLimits(worker: pg.Client): Database {
  const db = drizzle(worker)
  const { session } = db._
  const begin = session.transaction.bind(session)
  session.transaction = (work, config) =>
    begin(async (tx) => {
      await tx.execute(sql.raw(WITHOUT_LIMITS))
      return work(tx)
    }, config)
  return db
}

/** A connection of its own; closing it also ends what it holds. */
async function withClient<Result>(
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(options)
  // The query that runs hears of a lost connection too; without a listener the process would end.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
