import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app'
import { startBackgroundWork } from './background-work'
import { createChanges } from './changes'
import { folderTransport } from './claim-transport'
import { closeOnSignal } from './close-on-signal'
import { connect } from './db/connect'
import type { Connection } from './db/database'
import { hasAccount } from './db/accounts'
import { DEMO_ORGANIZATIONS } from './demo/index'
import type { Deps } from './deps'
import { readEnv } from './env'
import { createHttpServer } from './http/create-http-server'
import { createMailer } from './mail/create-mailer'
import { createPaymentProvider } from './payment-provider'
import { newUuid, systemClock } from './platform/system-platform'
import { prepareDatabase } from './prepare-database'
import { portError, requireFreePort } from './require-free-port'
import { startReport } from './start-report'

/** Starts the whole server, and says what it is doing. Throws when it can't. */
export async function startServer(source: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const env = readEnv(source, args)
  const log = pino({ level: env.logLevel, base: null })
  const isNew = !existsSync(join(env.dataDir, 'database'))
  const report = startReport(env, isNew, (line) => process.stdout.write(`${line}\n`))
  await requireFreePort(env)
  report.openingDatabase()
  const connection = await connect(env, log)
  try {
    const system = { clock: systemClock, newId: newUuid, log, env }
    const changes = createChanges()
    const payments = createPaymentProvider({ ...system, db: connection.db })
    const platform = {
      ...system,
      changes,
      mailer: createMailer(system),
      paymentProvider: payments.provider,
      providerPages: payments.pages,
      claimTransport: env.claimFolders === null ? null : folderTransport(env.claimFolders),
    }
    const secret = await prepareDatabase(connection, platform, report.fillingDatabase)
    const deps = { ...platform, secret, db: connection.db }
    const server = await listen(deps, connection)
    const stopWork = startBackgroundWork(deps)
    const close = () => stopWork().then(connection.close)
    closeOnSignal(server, close, () => {
      changes.end()
      // Asked at once, it is done by the time the last call is.
      void stopWork()
      report.stopping()
    })
    const { port } = server.address() as AddressInfo
    report.ready(port, await hasDemo(connection), existsSync(join(env.webDist, 'index.html')))
  } catch (error) {
    await connection.close()
    throw error
  }
}

function listen(deps: Deps, connection: Connection): Promise<Server> {
  const { env } = deps
  const server = createHttpServer(createApp(deps, connection.ping))
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(env, error)))
    server.listen(env.port, env.host, () => resolve(server))
  })
}

const hasDemo = (connection: Connection): Promise<boolean> =>
  hasAccount(connection.db, DEMO_ORGANIZATIONS[0]?.staff[0]?.email ?? '')
