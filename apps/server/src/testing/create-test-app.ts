import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app'
import { createChanges } from '../changes'
import { folderTransport } from '../claim-transport'
import type { Connection } from '../db/database'
import type { Deps } from '../deps'
import { readEnv, type Env } from '../env'
import type { App } from '../http/app-env'
import { aTestProvider, type TestPaymentProvider } from './a-test-provider'
import { countingIds } from './counting-ids'
import { fakeClock, type FakeClock } from './fake-clock'
import { createMemoryMailer, type MemoryMailer } from './memory-mailer'
import { type TestDatabase, USUAL } from './test-databases'

/** The whole server on a database of its own, called without a socket. */
export interface TestApp {
  app: App
  deps: Deps
  clock: FakeClock
  mailer: MemoryMailer
  payments: TestPaymentProvider
  /** What it runs on. */
  database: TestDatabase
  connection: Connection
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Default: the {@link USUAL} one. */
  database?: TestDatabase
  env?: Partial<Env>
}

/** Starts it on a new database: once per test file, with {@link aPractice} for each test. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { database = USUAL } = options
  const connection = await database.connect()
  const clock = fakeClock()
  const mailer = createMemoryMailer()
  const payments = aTestProvider(clock)
  const dataDir = mkdtempSync(join(tmpdir(), 'oaklet-test-'))
  const folders = { dataDir, claimFolders: join(dataDir, 'claim-folders') }
  const env = { ...readEnv({}, []), webDist: '/nonexistent', ...folders, ...options.env }
  const deps: Deps = {
    db: connection.db,
    clock,
    newId: countingIds(),
    log: pino({ level: 'silent' }),
    env,
    mailer,
    paymentProvider: payments.provider,
    providerPages: payments.pages,
    claimTransport: env.claimFolders === null ? null : folderTransport(env.claimFolders),
    changes: createChanges(),
    secret: new TextEncoder().encode('a secret that only tests know, 32+'),
  }
  const app = createApp(deps, connection.ping)
  const close = async () => {
    await connection.close()
    rmSync(dataDir, { recursive: true })
  }
  return { app, deps, clock, mailer, payments, database, connection, close }
}
