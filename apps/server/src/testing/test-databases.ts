import { pino } from 'pino'
import type { Connection } from '../db/database'
import { connectPostgres } from '../db/connect-postgres'
import { connectMemory } from './connect-memory'
import { createDatabase, serverMissing } from './create-database'
import { countWork } from './count-work'
import { IS_LONG } from './sample-size'

/** A database that rules are run on. */
export interface TestDatabase {
  name: string
  /** Why it can't be had here, or null. */
  missing: string | null
  /** Whether several transactions can be open at the same time. */
  hasConcurrency: boolean
  /** Opens a new one that the migrations have been run on. */
  connect(): Promise<Connection>
}

/** The database that is part of the product, in memory. */
export const EMBEDDED: TestDatabase = {
  name: 'PGlite',
  missing: null,
  hasConcurrency: false,
  connect: () => {
    countWork('database')
    return connectMemory()
  },
}

/** A database on the run's PostgreSQL server. */
export const ON_SERVER: TestDatabase = {
  name: serverMissing() === null ? 'PostgreSQL' : `PostgreSQL, not run (${serverMissing() ?? ''})`,
  missing: serverMissing(),
  hasConcurrency: true,
  connect: async () => {
    countWork('database')
    return connectPostgres(await createDatabase('migrated'), pino({ level: 'silent' }))
  },
}

/** What a rule runs on that says nothing of it: the quicker one where it is installed, and in the long lane the other. */
export const USUAL = IS_LONG || ON_SERVER.missing !== null ? EMBEDDED : ON_SERVER
