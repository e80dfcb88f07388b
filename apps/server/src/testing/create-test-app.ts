import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app'
import { createChanges } from '../changes'
import { connectMemory } from './connect-memory'
import type { Connection } from '../db/database'
import { migrate } from '../db/migrate'
import type { Deps } from '../deps'
import { readEnv, type Env } from '../env'
import type { App } from '../http/app-env'
import { newUuid } from '../platform/system-platform'
import { fakeClock, type FakeClock } from './fake-clock'
import { createMemoryMailer, type MemoryMailer } from './memory-mailer'

/** The whole server on a database of its own, called without a socket. */
export interface TestApp {
  app: App
  deps: Deps
  clock: FakeClock
  mailer: MemoryMailer
  connection: Connection
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Default: an embedded database in memory. */
  connection?: Connection
  env?: Partial<Env>
}

/** Starts it with all migrations run: once per test file, with {@link aPractice} for each test. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const connection = options.connection ?? (await connectMemory())
  await connection.alone(migrate)
  const clock = fakeClock()
  const mailer = createMemoryMailer()
  const dataDir = join(tmpdir(), `oaklet-test-${randomUUID()}`)
  const env = { ...readEnv({}, []), webDist: '/nonexistent', dataDir, ...options.env }
  const deps: Deps = {
    db: connection.db,
    clock,
    newId: newUuid,
    log: pino({ level: 'silent' }),
    env,
    mailer,
    changes: createChanges(),
    secret: new TextEncoder().encode('a secret that only tests know, 32+'),
  }
  const app = createApp(deps, connection.ping)
  const close = async () => {
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, deps, clock, mailer, connection, close }
}
