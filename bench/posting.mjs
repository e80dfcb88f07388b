// How long a payment of 500 claims takes to be read, posted in one transaction and undone, with an invoice for what each
// leaves to a client: whole calls over HTTP to the built server, on the embedded database and on a PostgreSQL server of
// its own. After `npm run build`: npm run posting --prefix bench (CLAIMS=100 for a shorter run)
import { addHistory } from './analytics/add-history.mjs'
import { aRemittance } from './posting/a-remittance.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { machineWords, onBothDatabases } from './server/on-both-databases.mjs'

const CLAIMS = Number(process.env.CLAIMS ?? 500)
/** More than half come to be completed beside those of the demonstration, and the last 1,000 of these are on no claim. */
const APPOINTMENTS = Math.ceil((CLAIMS + 1000) * 2.2)
const HISTORY = {
  ...{ clients: CLAIMS, appointments: APPOINTMENTS, daysAhead: 0, isInsured: true },
  claims: { payers: 1, states: ['accepted'] },
}
/** The bars in seconds for posting 500. */
const BARS = { 'the embedded database': 10, PostgreSQL: 4 }

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`

async function measure(folder) {
  await (await startServer(folder)).stop()
  await inOakwood(folder, (db, place) => addHistory(db, place, HISTORY))
  const text = await inOakwood(folder, (db, place) => aRemittance(db, place, CLAIMS))
  const server = await startServer(folder)
  try {
    const { token, practiceId } = await signIn(server.address, 'owner@oakwood.example')
    const call = async (method, path, body) => {
      const from = performance.now()
      const answer = await fetch(`${server.address}/api/v1/practices/${practiceId}/remittances${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const { data, message } = await answer.json()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`)
      return { data, ms: performance.now() - from }
    }
    const content = Buffer.from(text).toString('base64')
    const imported = await call('POST', '', { name: 'payment.835', content })
    const [{ id }] = imported.data.remittances
    const read = await call('GET', `/${id}`)
    const outcomes = Object.groupBy(read.data.claims, ({ outcome }) => outcome)
    if (outcomes.posted?.length !== CLAIMS) {
      const counts = Object.entries(outcomes).map(([outcome, { length }]) => `${length} ${outcome}`)
      throw new Error(`Not all claims would be posted: ${counts.join(', ')}`)
    }
    const posted = await call('POST', `/${id}/post`, { version: read.data.version })
    const undone = await call('POST', `/${id}/undo`, { version: posted.data.version })
    return { imported: imported.ms, read: read.ms, posted: posted.ms, undone: undone.ms }
  } finally {
    await server.stop()
  }
}

const found = await onBothDatabases(measure)
console.log(`| ${CLAIMS} claims | imported | read | posted | bar for 500 | undone |`)
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
for (const [name, { imported, read, posted, undone }] of Object.entries(found)) {
  const cells = [
    inSeconds(imported),
    inSeconds(read),
    inSeconds(posted),
    `${BARS[name]} s`,
    inSeconds(undone),
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
console.log(`\n${machineWords()}`)
