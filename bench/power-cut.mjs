// How many acknowledged writes a power cut takes: the database lies on a disk image, and what the image holds at one
// moment under load is what a disk would hold. As root on Linux, after `npm run build`: npm run power-cut --prefix bench
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSessions, startLoad } from './faults/load.mjs'
import { inOakwood, startServer } from './server/demo-server.mjs'
import { startPostgres } from './server/postgres.mjs'

const CONNECTIONS = 20
const LEAST_WRITES = 500
const LOOK_EVERY_MS = 50

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))
// PostgreSQL does not run as root, and its folder lies in this one.
chmodSync(folder, 0o755)
const run = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Mounts a disk image; returns the folder. */
function mount(image, name) {
  const at = join(folder, name)
  mkdirSync(at)
  run('mount', '-o', 'loop', image, at)
  return at
}

const nothing = () => undefined
const isNamed = `select last_name as name from clients where first_name = 'Bench'`

const DATABASES = {
  embedded: {
    open: (at) => ({
      server: () => startServer(join(at, 'data')),
      close: nothing,
      freeze: nothing,
      thaw: nothing,
    }),
    names: (at) => inOakwood(join(at, 'data'), async (tx) => (await tx.query(isNamed)).rows),
  },
  PostgreSQL: {
    open: async (at) => {
      const postgres = await startPostgres(join(at, 'postgres'))
      const server = () => startServer(join(at, 'data'), { DATABASE_URL: postgres.url })
      return { server, close: postgres.kill, freeze: postgres.freeze, thaw: postgres.thaw }
    },
    names: async (at) => {
      const postgres = await startPostgres(join(at, 'postgres'))
      const rows = await postgres.ask(isNamed)
      postgres.stop()
      return rows
    },
  },
}

async function cut(name, { open, names }) {
  const [image, copy] = [join(folder, `${name}.img`), join(folder, `${name}-cut.img`)]
  run('truncate', '-s', '700M', image)
  run('mkfs.ext4', '-q', image)
  const at = mount(image, name)
  mkdirSync(join(at, 'postgres'))
  const database = await open(at)
  const server = await database.server()
  const load = startLoad(server.address, await openSessions(server.address), CONNECTIONS, name)
  while (load.seen.acknowledged.length < LEAST_WRITES) await sleep(LOOK_EVERY_MS)
  // Nothing writes while the image is copied, so that the copy is of one moment.
  process.kill(server.pid, 'SIGSTOP')
  database.freeze()
  const acknowledged = [...load.seen.acknowledged]
  run('cp', '--sparse=always', image, copy)
  database.thaw()
  process.kill(server.pid, 'SIGCONT')
  await load.end()
  await server.kill()
  await database.close()
  const found = new Set((await names(mount(copy, `${name}-cut`))).map((one) => one.name))
  const lost = acknowledged.filter((one) => !found.has(one)).length
  console.log(`${name}: ${lost} of ${acknowledged.length} acknowledged writes lost`)
  if (lost > 0) process.exitCode = 1
}

try {
  for (const [name, database] of Object.entries(DATABASES)) await cut(name, database)
} finally {
  for (const name of Object.keys(DATABASES))
    for (const at of [name, `${name}-cut`]) {
      try {
        run('umount', '-l', join(folder, at))
      } catch {
        // It was never mounted.
      }
    }
  rmSync(folder, { recursive: true, force: true })
}
