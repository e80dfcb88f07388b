import { pino } from 'pino'
import { connectMemory } from './connect-memory'
import { connectPostgres } from '../db/connect-postgres'
import type { Connection } from '../db/database'
import { POSTGRES_MISSING, startPostgres } from './start-postgres'

/** A database that a suite of rules is run on. */
export interface TestDatabase {
  name: string
  /** Why it can't be had here, or null. */
  missing: string | null
  connect(): Promise<Connection>
}

/** The embedded database, and a PostgreSQL server where one is installed. */
export const TEST_DATABASES: readonly TestDatabase[] = [
  { name: 'PGlite', missing: null, connect: connectMemory },
  {
    name: POSTGRES_MISSING === null ? 'PostgreSQL' : `PostgreSQL, not run (${POSTGRES_MISSING})`,
    missing: POSTGRES_MISSING,
    connect: connectToOwnServer,
  },
]

async function connectToOwnServer(): Promise<Connection> {
  const server = await startPostgres()
  const connection = await connectPostgres(server.url, pino({ level: 'silent' }))
  return {
    ...connection,
    close: async () => {
      await connection.close()
      server.stop()
    },
  }
}
