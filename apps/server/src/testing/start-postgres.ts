import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

const DEBIAN = '/usr/lib/postgresql'
/** As a host would give it: it owns its database, and is no superuser. */
const OWNER = 'oaklet'
const DATABASE = 'oaklet'

export interface TestPostgres {
  /** The address of an empty database, for DATABASE_URL. */
  url: string
  stop(): void
}

/** The folder of PostgreSQL's server programs, or null when they aren't installed. */
const POSTGRES_BIN = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()].find((folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
)

/** Why the tests on a PostgreSQL server can't run, or null when they can. */
export const POSTGRES_MISSING =
  POSTGRES_BIN === undefined ? 'no initdb here: apt-get install postgresql' : unprivileged().reason

/** Starts a PostgreSQL server of its own in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  if (POSTGRES_BIN === undefined || POSTGRES_MISSING !== null) throw new Error(POSTGRES_MISSING ?? '')
  const { ids } = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-postgres-'))
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(POSTGRES_BIN, program), args, { cwd: folder, stdio: 'ignore', ...ids })
  const stop = () => {
    process.off('exit', stop)
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  run('pg_ctl', 'start', '-w', '-D', data, '-o', settings, '-l', join(folder, 'log'))
  process.on('exit', stop)
  await createDatabase(port)
  return { url: `postgres://${OWNER}@127.0.0.1:${port}/${DATABASE}`, stop }
}

async function createDatabase(port: number): Promise<void> {
  const admin = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
  await admin.connect()
  await admin.query(`create role ${OWNER} login createrole nosuperuser`)
  await admin.query(`create database ${DATABASE} owner ${OWNER}`)
  await admin.end()
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { ids?: { uid: number; gid: number }; reason: string | null } {
  if (process.getuid?.() !== 0) return { reason: null }
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
      return { ids: { uid: id('-u'), gid: id('-g') }, reason: null }
    } catch {
      // The next one may exist.
    }
  }
  return { reason: 'PostgreSQL refuses to run as root, and there is no user postgres or nobody' }
}

function debianFolders(): string[] {
  return existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
