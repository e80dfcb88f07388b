// How long a series of 300 dates takes to be looked through, booked, changed and undone among 50,000 appointments, of
// which its client has a year of daily ones with others: whole calls over HTTP to the built server, on the embedded
// database and on a PostgreSQL server of its own. After `npm run build`: npm run series --prefix bench
import { addHistory } from './analytics/add-history.mjs'
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { machineWords, onBothDatabases } from './server/on-both-databases.mjs'

const DATES = 300
const HISTORY = {
  ...{ clients: 2000, appointments: Number(process.env.APPOINTMENTS ?? 50_000), daysAhead: 0 },
}
const PREVIEWS = 20
/** The bars for a preview and for saving, in milliseconds. */
const BARS = { 'the embedded database': [250, 1000], PostgreSQL: [150, 500] }
const DAY_MS = 86_400_000

async function measure(folder) {
  await (await startServer(folder)).stop()
  await inOakwood(folder, (db, place) => addHistory(db, place, HISTORY))
  const server = await startServer(folder)
  try {
    const { token, practiceId } = await signIn(server.address, 'owner@oakwood.example')
    const call = async (method, path, body) => {
      const from = performance.now()
      const answer = await fetch(`${server.address}/api/v1/practices/${practiceId}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const { data, message } = await answer.json()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`)
      return { data, ms: performance.now() - from }
    }
    const most = async (path, body) => {
      const times = []
      let last
      for (let count = 0; count < PREVIEWS; count += 1) {
        last = await call('POST', path, body)
        times.push(last.ms)
      }
      times.sort((one, other) => one - other)
      return { data: last.data, ms: times[Math.ceil(PREVIEWS * 0.95) - 1] }
    }
    const [one, other] = (await call('GET', 'clinicians')).data
    const [client] = (await call('GET', 'clients?limit=1&q=Client')).data.items
    const [service] = (await call('GET', 'services')).data
    const startsOn = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
    const seriesOf = (clinician, start) => ({
      clientIds: [client.id],
      clinicianId: clinician.id,
      locationId: null,
      ...{
        memo: '',
        billingType: 'self_pay',
        timeZone: 'America/New_York',
        start,
        minutes: 50,
        choices: [],
      },
      lines: [{ serviceCode: service.code, label: service.label, modifiers: [], units: 1, feeCents: 15_000 }],
      rule: {
        ...{ startsOn, freq: 'weekly', every: 1, weekdays: [0, 1, 2, 3, 4, 5, 6], nth: null },
        ...{ shortMonths: null, count: DATES, endsOn: null },
      },
    })
    const decided = ({ occurrences }) =>
      occurrences.flatMap(({ date, choice }) => (choice === null ? [{ date, choice: 'book_anyway' }] : []))
    const book = async (body) => {
      const preview = await most('appointment-series/preview', body)
      const choices = decided(preview.data)
      const { seen } = (await call('POST', 'appointment-series/preview', { ...body, choices })).data
      return { preview, saved: await call('POST', 'appointment-series', { ...body, choices, seen }) }
    }
    // The client is with somebody else on each of the days, at another time.
    await book(seriesOf(other, '07:00'))
    const { preview, saved } = await book(seriesOf(one, '18:00'))
    const path = `appointment-series/${saved.data.id}/changes`
    const { id, version } = saved.data.first
    const change = {
      ...{ appointmentId: id, version, scope: 'all', includeOverridden: false, choices: [] },
      change: { kind: 'edit', start: '18:30' },
    }
    const seen = await most(`${path}/preview`, change)
    const choices = decided(seen.data)
    const again = await call('POST', `${path}/preview`, { ...change, choices })
    const changed = await call('POST', path, { ...change, choices, seen: again.data.seen })
    const undone = await call('POST', `series-changes/${changed.data.changeId}/undo`)
    return [preview, saved, seen, changed, undone].map(({ ms }) => ms)
  } finally {
    await server.stop()
  }
}

const found = await onBothDatabases(measure)
const inMs = (ms) => `${ms.toFixed(0)} ms`
console.log('| 300 dates | looked through | booked | change looked through | changed | undone | bars |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const [name, times] of Object.entries(found)) {
  console.log(`| ${[name, ...times.map(inMs), BARS[name].map(inMs).join(', ')].join(' | ')} |`)
}
console.log(`\n19 of ${PREVIEWS} looks are faster, ${HISTORY.appointments} appointments, ${machineWords()}`)
