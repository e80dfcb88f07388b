import type { Logger } from 'pino'
import type { Env } from '../env'
import { connectPglite } from './connect-pglite'
import { connectPostgres } from './connect-postgres'
import type { Connection } from './database'

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database. */
export const connect = (env: Env, log: Logger): Promise<Connection> =>
  env.databaseUrl === null
    ? connectPglite(env.dataDir)
    : connectPostgres(env.databaseUrl, log, env.databasePoolSize)
