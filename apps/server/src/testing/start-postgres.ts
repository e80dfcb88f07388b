import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
/** Nothing has to outlive the tests, and nothing may happen by itself while they run. */
const SETTINGS = {
  listen_addresses: '',
  max_connections: '400',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** The folder of its socket: it listens nowhere else, so no two of them want the same port. */
  folder: string
  stop(): void
}

/** The folder of PostgreSQL's server programs, or undefined when they aren't installed. */
const POSTGRES_BIN = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()].find((folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
)

/** Why the tests on a PostgreSQL server can't run, or null when they can. */
export const POSTGRES_MISSING =
  POSTGRES_BIN === undefined ? 'no initdb here: apt-get install postgresql' : unprivileged().reason

/** Starts a PostgreSQL server in a temporary folder. */
export function startPostgres(): TestPostgres {
  if (POSTGRES_BIN === undefined || POSTGRES_MISSING !== null) throw new Error(POSTGRES_MISSING ?? '')
  const { ids } = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-postgres-'))
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(POSTGRES_BIN, program), args, { cwd: folder, stdio: 'ignore', ...ids })
  const stop = () => {
    process.off('exit', stop)
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  // One order of letters for all machines.
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder })
  const options = settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ')
  run('pg_ctl', 'start', '-w', '-D', data, '-o', options, '-l', join(folder, 'log'))
  process.on('exit', stop)
  return { folder, stop }
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
