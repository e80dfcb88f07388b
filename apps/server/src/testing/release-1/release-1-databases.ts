import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { pino } from 'pino'
import { connectPglite, EXTENSIONS } from '../../db/connect-pglite'
import { connectPostgres } from '../../db/connect-postgres'
import type { Connection } from '../../db/database'
import { migrate } from '../../db/migrate'
import { countWork } from '../count-work'
import { createDatabase } from '../create-database'
import { EMBEDDED, ON_SERVER, type TestDatabase } from '../test-databases'

/** The parts of the dump, in the order to run them. */
const PARTS = ['1-tables.sql', '2-rows.sql', '2a-emergency-contacts.sql', '3-rules.sql']
/** The roles that the migrations make: they belong to the whole server, so a dump of one database lacks them. */
const ROLES = 'create role oaklet_app nologin; create role oaklet_auth nologin;'

/** The database that the first release left behind, of each kind, with the newer migrations run on it. */
export const RELEASE_1_DATABASES: readonly TestDatabase[] = [
  { ...EMBEDDED, connect: openDataFolder },
  { ...ON_SERVER, connect: openOnServer },
]

async function openDataFolder(): Promise<Connection> {
  countWork('database')
  const dataDir = mkdtempSync(join(tmpdir(), 'oaklet-release-1-'))
  const pglite = await PGlite.create(join(dataDir, 'database'), { extensions: EXTENSIONS })
  for (const part of [ROLES, ...readParts()]) await pglite.exec(part)
  await pglite.close()
  const connection = await connectPglite(dataDir)
  await connection.alone(migrate)
  const close = async () => {
    await connection.close()
    rmSync(dataDir, { recursive: true })
  }
  return { ...connection, close }
}

async function openOnServer(): Promise<Connection> {
  countWork('database')
  const address = await createDatabase('empty')
  const client = new pg.Client(address)
  await client.connect()
  for (const part of readParts()) await client.query(part)
  await client.end()
  const connection = await connectPostgres(address, pino({ level: 'silent' }))
  await connection.alone(migrate)
  return connection
}

const readParts = (): string[] => PARTS.map((part) => readFileSync(new URL(part, import.meta.url), 'utf8'))
