import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../db/connect-postgres'
import { migrate } from '../db/migrate'
import { DATABASE_NUMBERS, OWNER, postgresAddress, TEMPLATE } from './postgres-address'
import { POSTGRES_MISSING, startPostgres, type TestPostgres } from './start-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server: the folder of its socket, or why there is none. */
    postgres: { folder: string; missing: string | null }
  }
}

/** Prepares a run, once for all files: builds the server, and starts a PostgreSQL server; returns its end. */
export async function setup(project: TestProject): Promise<() => void> {
  buildServer()
  if (POSTGRES_MISSING !== null) {
    console.warn(`\nNO TEST RUNS ON POSTGRESQL, only on the embedded database: ${POSTGRES_MISSING}\n`)
    project.provide('postgres', { folder: '', missing: POSTGRES_MISSING })
    return () => undefined
  }
  const server = startPostgres()
  await makeTemplate(server)
  project.provide('postgres', { folder: server.folder, missing: null })
  return server.stop
}

/** Some tests start what is built, which Turborepo builds only when it is not as the sources are. */
function buildServer(): void {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const args = [
    join(root, 'node_modules/.bin/turbo'),
    'run',
    'build',
    '--filter=@oaklet/server',
    '--output-logs=errors-only',
  ]
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function makeTemplate({ folder }: TestPostgres): Promise<void> {
  const admin = new pg.Client(postgresAddress(folder, 'postgres', 'postgres'))
  await admin.connect()
  await admin.query(`create role ${OWNER} login createrole nosuperuser`)
  await admin.query(`create sequence ${DATABASE_NUMBERS}`)
  await admin.query(`create database ${TEMPLATE} owner ${OWNER}`)
  const template = await connectPostgres(postgresAddress(folder, TEMPLATE), pino({ level: 'silent' }))
  await template.alone(migrate)
  // A database with an open connection can't be copied.
  await template.close()
  await admin.end()
}
