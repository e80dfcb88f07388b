import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import pg from 'pg'
import { DEFAULT_POOL_SIZE } from '../env'
import { errorCode } from '../error-code'
import { backoff } from '../platform/system-platform'
import { StartError } from '../StartError'
import type { Connection, Database } from './database'
import { transactionsOn } from './postgres-transaction'
import { aloneOn } from './setup-lock'

const CONNECT_TIMEOUT_MS = 5_000
/** Longer than the server lets a statement run: who hears nothing for so long has lost the server. */
const QUERY_TIMEOUT_MS = 40_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** Connects to a PostgreSQL server; throws {@link StartError} when it can't be used. */
export async function connectPostgres(
  databaseUrl: string,
  log: Logger,
  poolSize = DEFAULT_POOL_SIZE,
): Promise<Connection> {
  // Nothing here is a setting of the session: a pooler between gives a session's connection to others.
  const options = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }
  const pool = new pg.Pool({ ...options, max: poolSize, query_timeout: QUERY_TIMEOUT_MS })
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
  const db = Object.assign(drizzle(pool), { transaction: transactionsOn(pool, backoff) })
  return {
    db: db as unknown as Database,
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    alone: aloneOn(options),
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
