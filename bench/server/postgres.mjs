import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const DEBIAN = '/usr/lib/postgresql'
const OWNER = 'oaklet'

const programs = () => {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : []
  const found = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (found === undefined) throw new Error('no PostgreSQL here: apt-get install postgresql')
  return found
}

/** PostgreSQL refuses to run as root. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * A PostgreSQL server of its own that flushes as one does in use, with its socket in its folder. A folder that holds
 * one already goes on with it.
 */
export async function startPostgres(folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-postgres-'))) {
  const bin = programs()
  const user = unprivileged()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program, ...args) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...user })
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder}`
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-o', settings, '-l', join(folder, 'log'))
  const end = (mode) => run('pg_ctl', 'stop', '-w', '-D', data, '-m', mode)
  const isNew = !existsSync(data)
  // After a power cut no process has the number that they name.
  for (const lock of [join(data, 'postmaster.pid'), join(folder, '.s.PGSQL.5432.lock')])
    rmSync(lock, { force: true })
  if (isNew) run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  start()
  const address = (name, database) =>
    `postgres://${name}@localhost/${database}?host=${encodeURIComponent(folder)}`

  /** Asks as the superuser, over a connection of its own. */
  const ask = async (query, database = OWNER) => {
    const client = new pg.Client(address('postgres', database))
    await client.connect()
    try {
      return (await client.query(query)).rows
    } finally {
      await client.end()
    }
  }
  if (isNew) {
    await ask(`create role ${OWNER} login createrole`, 'postgres')
    await ask(`create database ${OWNER} owner ${OWNER}`, 'postgres')
  }

  /** The first process and its children. */
  const processes = () => {
    const first = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ')
    return [first, ...children].filter(Boolean).map(Number)
  }
  const signal = (name) => processes().forEach((pid) => process.kill(pid, name))
  return {
    folder,
    user,
    url: address(OWNER, OWNER),
    ask,
    start,
    /** Starts it unless it runs: after a full disk it may have given up. */
    revive: () => {
      try {
        run('pg_ctl', 'status', '-D', data)
      } catch {
        start()
      }
    },
    restart: () => run('pg_ctl', 'restart', '-w', '-D', data, '-m', 'fast', '-l', join(folder, 'log')),
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => {
      end('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
