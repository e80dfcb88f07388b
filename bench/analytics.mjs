// How long each tab of the analytics takes at 5,000, 50,000 and 500,000 appointments of 5,000 clients, over the last
// 30 days and the last year: whole calls over HTTP to the built server, on the embedded database or on the empty
// PostgreSQL that DATABASE_URL names. After `npm run build`: npm run analytics --prefix bench
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHistory } from './analytics/add-history.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'

const CLIENTS = 5000
const SIZES = (process.env.APPOINTMENTS ?? '5000,50000,500000').split(',').map(Number)
const DAYS_AHEAD = 30
const RUNS = 5
const TYPES = ['practice', 'clinical', 'financial', 'operational']
const RANGES = ['last-30-days', 'last-year']
const isServer = process.env.DATABASE_URL !== undefined
const LIMIT_MS = isServer ? 1000 : 2000

async function medianOf({ address }, token, type, dateRange) {
  const times = []
  for (let run = 0; run <= RUNS; run += 1) {
    const from = performance.now()
    const answer = await fetch(`${address}/api/analytics/${type}?dateRange=${dateRange}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.json()
    if (!answer.ok) throw new Error(`${type} answered ${answer.status}`)
    // The first one only warms up.
    if (run > 0) times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]
}

async function measure(dataDir) {
  const server = await startServer(dataDir)
  const { token } = await signIn(server.address, 'owner@oakwood.example')
  const times = {}
  for (const type of TYPES) {
    for (const range of RANGES) times[`${type}, ${range}`] = await medianOf(server, token, type, range)
  }
  await server.stop()
  return times
}

const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))
try {
  const columns = []
  for (const [index, appointments] of SIZES.entries()) {
    // Each size adds to the one before, so that one server's database serves all.
    const dataDir = join(folder, isServer ? 'data' : `data-${appointments}`)
    if (isServer && index > 0)
      throw new Error('On a PostgreSQL server, measure one size: APPOINTMENTS=500000')
    await (await startServer(dataDir)).stop()
    await inOakwood(dataDir, (db, place) =>
      addHistory(db, place, { clients: CLIENTS, appointments, daysAhead: DAYS_AHEAD }),
    )
    columns.push(await measure(dataDir))
  }
  const keys = Object.keys(columns[0])
  const inMs = (ms) => `${Math.round(ms)} ms`
  const rows = keys.map((key) => [key, ...columns.map((times) => inMs(times[key]))])
  console.log(`| tab, range | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} |`)
  console.log(`| --- |${SIZES.map(() => ' ---: |').join('')}`)
  for (const cells of rows) console.log(`| ${cells.join(' | ')} |`)
  const slowest = Math.max(...columns.flatMap((times) => Object.values(times)))
  console.log(
    `\n${isServer ? 'PostgreSQL' : 'PGlite'}, ${CLIENTS.toLocaleString('en')} clients, median of ${RUNS} calls, ${cpus().length} cores, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} (a quiet machine’s is below ${cpus().length})`,
  )
  console.log(`Slowest ${inMs(slowest)}, ${slowest <= LIMIT_MS ? 'within' : 'OVER'} ${LIMIT_MS} ms`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
