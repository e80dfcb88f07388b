// How long the lists, the reports and the home of the billing take among 100,000 invoices of 5,000 clients, against the
// invoices of the demonstration alone: whole calls over HTTP to the built server, on a PostgreSQL server of its own.
// After `npm run build`: npm run billing --prefix bench
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHistory } from './analytics/add-history.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { startPostgres } from './server/postgres.mjs'

/** Of ten appointments seven are completed, and of four of those three are invoiced. */
const HISTORY = { clients: 5000, appointments: 192_000, daysAhead: 0 }
const CALLS = 100
const LIMIT_MS = 150

const PATHS = {
  'the home': 'billing',
  'invoices, first page': 'invoices?limit=25',
  'invoices, overdue': 'invoices?limit=25&filter=overdue',
  'invoices, partly paid': 'invoices?limit=25&filter=partially_paid',
  'invoices of a name': 'invoices?limit=25&q=client%20777',
  'sums of the invoices': 'invoices/totals',
  'payments, first page': 'payments?limit=25',
  'payments, this month': 'payments?limit=25&received=this_month',
  'payments of a name': 'payments?limit=25&q=client%20777',
  'statements, first page': 'statements?limit=25',
  'who owes something': 'statement-candidates',
  'who owes after three statements': 'statement-candidates?filter=after_three',
  'report: aging': 'billing-reports/aging',
  'report: deposits, this month': 'billing-reports/deposits',
  'report: write-offs, this month': 'billing-reports/write_offs',
  'report: income by month, two years': 'billing-reports/income?from=2025-01-01&to=2026-12-31',
  'report: income by clinician, two years':
    'billing-reports/income?from=2025-01-01&to=2026-12-31&split=clinician',
  'report: unbilled sessions': 'billing-reports/unbilled',
  'report: credit balances': 'billing-reports/credits',
  'report: collection, two years': 'billing-reports/collection?from=2025-01-01&to=2026-12-31',
}

/** The time in milliseconds that half of the calls, and that 99 of 100, keep within. */
async function measure({ address }, { token, practiceId }, path) {
  const times = []
  for (let call = 0; call < CALLS; call += 1) {
    const from = performance.now()
    const answer = await fetch(`${address}/api/v1/practices/${practiceId}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  return { half: times[CALLS / 2], most: times[CALLS - 2] }
}

async function measureAll(dataDir) {
  const server = await startServer(dataDir)
  const found = {}
  for (const [name, path] of Object.entries(PATHS)) {
    // A session may make 600 calls a minute.
    const person = await signIn(server.address, 'owner@oakwood.example')
    found[name] = await measure(server, person, path)
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
  const [{ count }] = await postgres.ask('select count(*) from invoices')
  const many = await measureAll(folder)
  const inMs = (ms) => `${ms.toFixed(0)} ms`
  console.log(`| call | few: half | ${Number(count).toLocaleString('en')}: half | ratio | 99 of 100 |`)
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const name of Object.keys(PATHS)) {
    const ratio = (many[name].half / few[name].half).toFixed(1)
    console.log(
      `| ${name} | ${inMs(few[name].half)} | ${inMs(many[name].half)} | ${ratio} | ${inMs(many[name].most)} |`,
    )
  }
  const slowest = Math.max(...Object.values(many).map(({ most }) => most))
  console.log(
    `\n${CALLS} calls each, ${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} (a quiet machine’s is below ${cpus().length})`,
  )
  console.log(`Slowest ${inMs(slowest)}, ${slowest <= LIMIT_MS ? 'within' : 'OVER'} ${LIMIT_MS} ms`)
} finally {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
