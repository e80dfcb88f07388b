import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { endWithThisProcess } from './start-app'

const DEBIAN = '/usr/lib/postgresql'
const DATABASE_USER = 'oaklet'

/** Where this machine has PostgreSQL's server programs, if it has them. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

const idOf = (option: '-u' | '-g') =>
  Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }).trim())

/** PostgreSQL refuses to run as root. */
const unprivileged = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

/** A PostgreSQL server of its own in a temporary folder, with a socket there and no port. */
export async function startPostgres(programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = unprivileged()
  const folder = await mkdtemp('/tmp/oaklet-postgres-')
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  // The server folds names of all letters, which the machine's locale may not.
  const settings = [
    '-D',
    data,
    '-U',
    DATABASE_USER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  execFileSync(join(programs, 'initdb'), settings, { ...user, cwd: folder, stdio: 'ignore' })
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithThisProcess(server)
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (line: string) => {
      if (line.includes('ready to accept connections')) resolve()
    })
    server.on('exit', () => {
      reject(new Error('PostgreSQL ended before it was ready'))
    })
  })
  return {
    url: `postgres://${DATABASE_USER}@localhost/postgres?host=${folder}`,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
