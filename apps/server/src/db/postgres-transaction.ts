import { DrizzleQueryError, sql } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { DatabaseUnavailable } from './DatabaseUnavailable'
import { isConflict, isGone } from './database-fault'
import type { Database, NoSchema, Tables, Tx } from './database'
import { sqlState } from './sql-state'

/** How often a transaction is tried again that was in another one's way. */
const TRIES_AGAIN = 3

/**
 * Compiling a query takes longer than any of ours runs, and row-level security makes them look dear enough for it.
 * What a year of analytics sorts and hashes fits into this much memory, and not into the default. Set for each
 * transaction and sent together with BEGIN: a pooler refuses them for a connection, or gives it to others.
 */
const BEGIN = `begin; set local statement_timeout = '30s'; set local jit = off; set local work_mem = '32MB'`

type OpenTransaction = ReturnType<typeof transactionOf>
type Work<Result> = (tx: Tx) => Promise<Result>
/** Waits before a try; `tries` counts those that failed. */
export type Pause = (tries: number) => Promise<unknown>

const dialect = new PgDialect()

/**
 * The one door for transactions on a PostgreSQL server. Drizzle's own keeps a place of the pool when BEGIN or ROLLBACK
 * fails, and then hides the first error. A transaction that was in another one's way is tried again, with a new `tx`.
 */
export const transactionsOn =
  (pool: Pick<pg.Pool, 'connect'>, pause: Pause): Database['transaction'] =>
  async <Result>(work: Work<Result>, config?: PgTransactionConfig): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await inTransaction(pool, work, config)
      } catch (error) {
        if (tries > TRIES_AGAIN || !isConflict(error)) throw error
      }
      await pause(tries)
    }
  }

async function inTransaction<Result>(
  pool: Pick<pg.Pool, 'connect'>,
  work: Work<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await connect(pool)
  const tx = transactionOf(client)
  try {
    await begin(tx, config)
    const result = await work(tx)
    await commit(tx)
    client.release()
    return result
  } catch (error) {
    const lost = unanswered(error)
    if (lost !== null) {
      // ROLLBACK would wait behind the query, and succeed if the server came back: closing ends the transaction.
      client.release(lost)
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error, 'no')
    }
    const failure = await rollBack(tx)
    // A connection that can't even roll back is lost, and no good for anybody else.
    client.release(failure)
    const isLost = failure !== undefined && error instanceof DrizzleQueryError
    throw isLost ? new DatabaseUnavailable(error, 'no') : error
  }
}

/**
 * The query that the server never answered, or null. Of a lost connection and of a query that takes too long, pg and
 * Node tell by an `Error` of no kind of its own. A TypeError or a SyntaxError comes from values that can't be written or
 * read: a fault of ours, on a sound connection.
 */
function unanswered(error: unknown): DrizzleQueryError | null {
  const query = error instanceof DatabaseUnavailable ? error.cause : error
  if (!(query instanceof DrizzleQueryError) || sqlState(query) !== undefined) return null
  return query.cause?.constructor === Error ? query : null
}

async function connect(pool: Pick<pg.Pool, 'connect'>): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseUnavailable(error, 'no')
  }
}

const transactionOf = (client: pg.PoolClient) =>
  new NodePgTransaction<NoSchema, Tables>(dialect, new NodePgSession(client, dialect, undefined), undefined)

/** Nothing is wrong with BEGIN: when it fails, the database isn't there. */
async function begin(tx: OpenTransaction, config?: PgTransactionConfig): Promise<void> {
  try {
    await tx.execute(sql.raw(BEGIN))
  } catch (error) {
    throw new DatabaseUnavailable(error, 'no')
  }
  if (config !== undefined) await tx.setTransaction(config)
}

/** Without an answer of the database to COMMIT itself, it is unknown whether it happened. */
async function commit(tx: OpenTransaction): Promise<void> {
  let command: string
  try {
    command = (await tx.execute(sql`commit`)).command
  } catch (error) {
    const isRefused = sqlState(error) !== undefined && !isGone(error)
    throw isRefused ? error : new DatabaseUnavailable(error, 'unknown')
  }
  // So PostgreSQL answers when a query failed and the work went on.
  if (command !== 'COMMIT') throw new Error('A transaction with a failed query can’t be committed')
}

async function rollBack(tx: OpenTransaction): Promise<Error | undefined> {
  try {
    await tx.execute(sql`rollback`)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('ROLLBACK failed')
  }
}
