// How fast the built server suggests among 100,000 clients on the embedded database, as the owner and as a
// clinician who sees only their own; row-level security is on, and the plan is shown. Run it after `npm run build`:
// npm run search --prefix bench
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventNames } from './search/invent-names.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'

const CLIENTS = Number(process.env.CLIENTS ?? 100_000)
const BATCH = 5000
const RUNS = 15
const LIMIT_MS = 50
const PEOPLE = ['owner@oakwood.example', 'clinician2@oakwood.example']
/** Beginnings that thousands share, whole names, misspelt ones, two words, and what nobody is called. */
const PHRASES = [
  'mar',
  'lin',
  'ma jo',
  'lindqvist',
  'lindqivst',
  'marisol vega',
  'marisl vega',
  'okafro',
  'zzzqqq',
]

const folder = mkdtempSync(join(tmpdir(), 'oaklet-bench-'))
const dataDir = join(folder, 'data')

/** Processor time of a process so far; unlike the clock it leaves out what else the machine does. Linux only. */
const processorMs = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function addClients(tx, { organizationId, practiceId }) {
  const names = inventNames(CLIENTS)
  for (let from = 0; from < CLIENTS; from += BATCH) {
    const batch = names.slice(from, from + BATCH)
    await tx.query(
      `insert into clients (organization_id, id, practice_id, type, first_name, last_name, administrative_sex,
         contacts, tags, status, created_at, updated_at)
       select $1, gen_random_uuid(), $2, 'adult', n ->> 0, n ->> 1, 'unknown', '[]', '{}', 'active', now(), now()
       from jsonb_array_elements($3::jsonb) n`,
      [organizationId, practiceId, JSON.stringify(batch)],
    )
  }
}

const planOf = async (tx, { organizationId, practiceId }) => {
  const { rows } = await tx.query(
    `explain (analyze, costs off) select word from known_names
     where organization_id = '${organizationId}' and practice_id = '${practiceId}'
     order by word <->> 'lindqivst' limit 8`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function measure({ address, pid }, { token, practiceId }, phrase) {
  const query = new URLSearchParams({ q: phrase })
  const url = `${address}/api/v1/practices/${practiceId}/search/suggestions?${query}`
  const times = []
  let found = 0
  let busyFrom = 0
  for (let run = 0; run <= RUNS; run += 1) {
    const from = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const { data } = await answer.json()
    // The first one only warms up.
    if (run === 0) busyFrom = processorMs(pid)
    else times.push(performance.now() - from)
    found = data.reduce((sum, { hits }) => sum + hits.length, 0)
  }
  times.sort((a, b) => a - b)
  const busy = (processorMs(pid) - busyFrom) / RUNS
  return { found, busy, median: times[Math.floor(times.length / 2)], least: times[0] }
}

try {
  await (await startServer(dataDir)).stop()
  await inOakwood(dataDir, addClients)
  const server = await startServer(dataDir)
  const rows = [
    ['who', 'typed', 'found', 'processor', 'median', `quickest of ${RUNS}`],
    ['---', '---', '---:', '---:', '---:', '---:'],
  ]
  let slowest = 0
  for (const email of PEOPLE) {
    const person = await signIn(server.address, email)
    // A server that has just started is still compiling what it runs.
    for (const phrase of PHRASES) await measure(server, person, phrase)
    for (const phrase of PHRASES) {
      const { found, busy, median, least } = await measure(server, person, phrase)
      slowest = Math.max(slowest, median)
      rows.push([
        email.split('@')[0],
        phrase,
        String(found),
        `${busy.toFixed(1)} ms`,
        `${median.toFixed(1)} ms`,
        `${least.toFixed(1)} ms`,
      ])
    }
  }
  await server.stop()
  console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
  console.log(
    `\n${CLIENTS.toLocaleString('en')} clients, whole calls over HTTP, ${cpus().length} cores, ${cpus()[0]?.model}`,
  )
  console.log(
    `Slowest median ${slowest.toFixed(1)} ms, ${slowest <= LIMIT_MS ? 'within' : 'OVER'} ${LIMIT_MS} ms\n`,
  )
  console.log(await inOakwood(dataDir, planOf))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
