import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { errorCode } from '../error-code'
import { backoff } from '../platform/system-platform'
import { StartError } from '../StartError'
import type { Connection, Database } from './database'
import { transactionsOn } from './postgres-transaction'

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
const MAX_CONNECTIONS = 10
/**
 * Compiling a query takes longer than any of ours runs, and row-level security makes them look dear enough for it.
 * What a year of analytics sorts and hashes fits into this much memory, and not into the default.
 */
const SETTINGS = '-c jit=off -c work_mem=32MB'
/** Any fixed number: the process that holds the lock with it may migrate and seed. */
const SETUP_LOCK = 4_172_026

/** Connects to a PostgreSQL server; throws {@link StartError} when it can't be used. */
export async function connectPostgres(databaseUrl: string, log: Logger): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: SETTINGS,
  })
  // Without a listener, an error event ends the process: the pool's are for idle connections, the client's for all.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error({ code: errorCode(error) }, 'a database connection was lost'))
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(`Oaklet can't use the database of DATABASE_URL: ${reason(error)}.`)
  }
  const db = Object.assign(drizzle(pool), {
    transaction: transactionsOn(pool, backoff),
  }) as unknown as Database
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    alone: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('set statement_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
        return await work(drizzle(client))
      } finally {
        // Ending the connection also ends the lock and the setting.
        client.release(true)
      }
    },
    close: () => pool.end(),
  }
}

function reason(error: unknown): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'no PostgreSQL server answers at that address'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host name is not known'
    case '28P01':
    case '28000':
      return 'the server refused the user name or password'
    case '3D000':
      return 'there is no database of that name'
    default:
      return error instanceof Error && error.message.includes('timeout')
        ? `it didn't answer within ${CONNECT_TIMEOUT_MS / 1000} seconds`
        : 'the connection failed'
  }
}
