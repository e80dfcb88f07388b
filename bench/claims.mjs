// How long the list of claims with each of its filters, its search and its totals, and the reports about insurers take
// among 100,000 claims of 5,000 clients, against the claims of the demonstration alone: whole calls over HTTP to the built
// server, on a PostgreSQL server of its own. After `npm run build`: npm run claims --prefix bench (APPOINTMENTS=15000
// and CALLS=20 for a shorter run)
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHistory } from './analytics/add-history.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { startPostgres } from './server/postgres.mjs'

/** Of ten appointments seven are completed, and all of these but the last ones are on claims. */
const HISTORY = {
  clients: 5000,
  appointments: Number(process.env.APPOINTMENTS ?? 145_000),
  daysAhead: 0,
  isInsured: true,
}
const CALLS = Number(process.env.CALLS ?? 100)
/** The bar for lists and totals, and for reports over years and what could be claimed. */
const LIMIT_MS = 150
const LONG_LIMIT_MS = 1000
/** A call is made for so long at most, but ten times at least: of one that takes seconds these tell as much. */
const ENOUGH_MS = 15_000
const FEW_CALLS = Math.min(10, CALLS)

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const lastMonth = `from=${daysAgo(60)}&to=${daysAgo(30)}`

const isLong = (name) => name.startsWith('report') || name === 'claims to make'

const PATHS = {
  'claims, first page': 'claims?limit=25',
  'by filing limit': 'claims?limit=25&sort=due',
  'state: accepted': 'claims?limit=25&state=accepted',
  'state: paid': 'claims?limit=25&state=paid',
  'denied or part paid': 'claims?limit=25&state=left_unpaid',
  'filing limit is near': 'claims?limit=25&due=soon',
  'filing limit has passed': 'claims?limit=25&due=late',
  'age: up to 30 days': 'claims?limit=25&age=upTo30',
  'age: over 90 days': 'claims?limit=25&age=over90',
  'first sent in a month': `claims?limit=25&sentFrom=${daysAgo(60)}&sentTo=${daysAgo(30)}`,
  'first sent since a month': `claims?limit=25&sentFrom=${daysAgo(30)}`,
  'an appeal waits': 'claims?limit=25&appeal=open',
  'a name': 'claims?limit=25&q=client%20777',
  'the beginning of a number': 'claims?limit=25&q=K1000',
  'a whole number': 'claims?limit=25&q=K100500000',
  totals: 'claims/totals',
  'claims to make': 'claim-candidates',
  'sessions without an invoice': 'appointments/uninvoiced?limit=25',
  'report: first pass, a month': `billing-reports/first_pass?${lastMonth}`,
  'report: first pass, two years': `billing-reports/first_pass?from=${daysAgo(730)}&to=${daysAgo(0)}`,
  'report: claims by state': 'billing-reports/claims_by_state',
  'report: insurance aging': 'billing-reports/insurance_aging',
  'report: owed back': 'billing-reports/owed_back',
}

/** The time in milliseconds that half of the calls, and that 99 of 100, keep within. */
async function measure({ address }, { token, practiceId }, path) {
  const times = []
  const began = performance.now()
  while (times.length < CALLS && (times.length < FEW_CALLS || performance.now() - began < ENOUGH_MS)) {
    const from = performance.now()
    const answer = await fetch(`${address}/api/v1/practices/${practiceId}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  return { half: times[Math.floor(times.length / 2)], most: times[Math.ceil(times.length * 0.99) - 1] }
}

async function measureAll(dataDir) {
  const server = await startServer(dataDir)
  const found = {}
  for (const [name, path] of Object.entries(PATHS)) {
    console.error(`${new Date().toISOString().slice(11, 19)} ${name}`)
    // A session may make 600 calls a minute.
    found[name] = await measure(server, await signIn(server.address, 'owner@oakwood.example'), path)
  }
  await server.stop()
  return found
}

const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))
const postgres = await startPostgres()
try {
  process.env.DATABASE_URL = postgres.url
  const few = await measureAll(folder)
  await inOakwood(folder, (db, place) => addHistory(db, place, HISTORY))
  const [{ count }] = await postgres.ask('select count(*) from claims')
  const many = await measureAll(folder)
  const inMs = (ms) => `${ms.toFixed(0)} ms`
  const bar = (name) => (isLong(name) ? LONG_LIMIT_MS : LIMIT_MS)
  console.log(`| call | few: half | ${Number(count).toLocaleString('en')}: half | ratio | 99 of 100 | bar |`)
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const name of Object.keys(PATHS)) {
    const ratio = (many[name].half / few[name].half).toFixed(1)
    const cells = [few[name].half, many[name].half].map(inMs)
    console.log(`| ${[name, ...cells, ratio, inMs(many[name].most), inMs(bar(name))].join(' | ')} |`)
  }
  const over = Object.entries(many).filter(([name, { most }]) => most > bar(name))
  console.log(
    `\n${CALLS} calls each, fewer of slow ones, ${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} (a quiet machine’s is below ${cpus().length})`,
  )
  console.log(`Over the bar: ${over.map(([name]) => name).join(', ') || 'none'}`)
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
