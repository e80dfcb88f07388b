// What clients see, and what is lost, while the server or its database fails under load: on a PostgreSQL server that
// this starts. A full disk needs root, which may mount one, and the pooler a PgBouncer on the machine. Run it after `npm run build`: npm run faults --prefix bench, or `-- killed` for those whose name has it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSessions, startLoad } from './faults/load.mjs'
import { startServer } from './server/demo-server.mjs'
import { startPgBouncer } from './server/pgbouncer.mjs'
import { startPostgres } from './server/postgres.mjs'
import { smallDisk } from './server/small-disk.mjs'

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 50)
const SECONDS_EACH_SIDE = Number(process.env.SECONDS ?? 60) / 2
const POOL = 10
const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'oaklet'`

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))
const disk = smallDisk()
const postgres = await startPostgres(disk?.folder)
const start = (port) => startServer(join(folder, 'data'), { DATABASE_URL: postgres.url, ...port })
let server = await start({})
const { address } = server
let addresses = [address]

const FAULTS = {
  'no fault': () => undefined,
  'server killed, started again': async () => {
    await server.kill()
    server = await start({ PORT: new URL(address).port })
  },
  'database killed, started again': async () => {
    postgres.kill()
    await sleep(2)
    postgres.start()
  },
  'database restarted': () => postgres.restart(),
  'all connections ended 40 times': async () => {
    for (let times = 0; times < 40; times += 1) {
      await postgres.ask(END_ALL)
      await sleep(0.4)
    }
  },
  'database frozen for 12 s': async () => {
    postgres.freeze()
    await sleep(12)
    postgres.thaw()
  },
  ...(disk && {
    'disk full and freed': async () => {
      disk.fill()
      await sleep(12)
      disk.free()
      postgres.revive()
    },
  }),
}

/** Two servers behind a pooler that gives each transaction another connection; one of them is killed and comes back. */
async function runBehindPooler(name) {
  const pooler = await startPgBouncer(postgres)
  if (pooler === null) return console.log(`${name}: not run, as there is no PgBouncer here`)
  const behind = (which, port) =>
    startServer(join(folder, `data-${which}`), { DATABASE_URL: pooler.url, ...port })
  const [kept, first] = [await behind('kept'), await behind('killed')]
  let killed = first
  try {
    addresses = [kept.address, killed.address]
    await run(name, async () => {
      await killed.kill()
      killed = await behind('killed', { PORT: new URL(killed.address).port })
    })
  } finally {
    addresses = [address]
    await Promise.all([kept.stop(), killed.stop()])
    await pooler.stop()
  }
}

/** As many connections as the pool may have, when there are more calls than that. */
async function placesOf(load) {
  const [{ open }] = await postgres.ask(
    `select count(*)::int as open from pg_stat_activity where usename = 'oaklet'`,
  )
  const before = load.seen.statuses.get('200') ?? 0
  await sleep(1)
  return { open, answered: (load.seen.statuses.get('200') ?? 0) - before }
}

async function run(name, fault) {
  const load = startLoad(addresses, await openSessions(addresses[0]), CONNECTIONS, name)
  await sleep(SECONDS_EACH_SIDE)
  await fault()
  await sleep(SECONDS_EACH_SIDE)
  const places = await placesOf(load)
  const { calls, statuses, slowestMs, acknowledged } = await load.end()
  const found = await postgres.ask(
    `select last_name as name, count(*)::int as times from clients where first_name = 'Bench' group by 1`,
  )
  const times = new Map(found.map((one) => [one.name, one.times]))
  const lost = acknowledged.filter((one) => !times.has(one)).length
  const twice = [...times.values()].filter((count) => count > 1).length
  const isBad = ([status]) => /^5/.test(status) && !status.startsWith('503')
  const bad = [...statuses].filter(isBad).reduce((sum, [, count]) => sum + count, 0)
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(`${name}: ${calls} calls (${answers}), slowest ${(slowestMs / 1000).toFixed(1)} s`)
  console.log(
    `  acknowledged ${acknowledged.length}, lost ${lost}, twice ${twice}, 5xx other than 503 ${bad}, ` +
      `places ${places.open} of ${POOL}, ${places.answered} answers in the last second`,
  )
  if (lost + twice + bad > 0 || places.open < POOL || places.answered === 0) process.exitCode = 1
}

try {
  const wanted = process.argv[2] ?? ''
  for (const [name, fault] of Object.entries(FAULTS)) if (name.includes(wanted)) await run(name, fault)
  const behindPooler = 'PgBouncer, two servers, one killed'
  if (behindPooler.includes(wanted)) await runBehindPooler(behindPooler)
} finally {
  await server.stop()
  postgres.stop()
  disk?.unmount()
  rmSync(folder, { recursive: true, force: true })
}
