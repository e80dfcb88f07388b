import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
const PORT = 6432
const POOL = 10

/** PgBouncer in transaction mode before a PostgreSQL server, with its socket in the server's folder; null without one. */
export async function startPgBouncer({ folder, user }) {
  const program = PROGRAMS.find((path) => existsSync(path))
  if (program === undefined) return null
  const settings = join(folder, 'pgbouncer.ini')
  const people = join(folder, 'pgbouncer-users.txt')
  writeFileSync(people, '"oaklet" ""\n')
  writeFileSync(
    settings,
    [
      '[databases]',
      `oaklet = host=${folder} dbname=oaklet user=oaklet`,
      '[pgbouncer]',
      'listen_addr =',
      `listen_port = ${PORT}`,
      `unix_socket_dir = ${folder}`,
      'auth_type = trust',
      `auth_file = ${people}`,
      'pool_mode = transaction',
      `default_pool_size = ${POOL}`,
    ].join('\n'),
  )
  const bouncer = spawn(program, ['--quiet', settings], { stdio: ['ignore', 'ignore', 'inherit'], ...user })
  const ended = new Promise((resolve) => bouncer.once('exit', resolve))
  return {
    url: `postgres://oaklet@localhost:${PORT}/oaklet?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      bouncer.kill('SIGKILL')
      await ended
    },
  }
}
