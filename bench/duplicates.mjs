// How much longer a client takes to be added where the server looks for who seems to be the same person among 10,000
// clients than where there are sixty, and how long the list of those who may be there twice takes then: whole calls over
// HTTP to the built server, on the embedded database and on a PostgreSQL server of its own. After `npm run build`:
// npm run duplicates --prefix bench
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { machineWords, onBothDatabases } from './server/on-both-databases.mjs'

const CLIENTS = 10_000
const TRIES = 60
/** What looking may add to a call, and what a list may take, in milliseconds. */
const [BAR_MS, LIST_BAR_MS] = [50, 150]

/** People with 400 first and 500 last names, born on 25,000 days. */
const addClients = (db, { organizationId, practiceId }) =>
  db.query(
    `insert into clients (organization_id, id, practice_id, type, first_name, last_name, administrative_sex,
       date_of_birth, contacts, tags, status, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'adult', 'First' || n % 400, 'Last' || n % 500, 'unknown',
       date '1940-01-01' + n * 7 % 25000, '[]', '{}', 'active', now(), now()
     from generate_series(1, $3::int) n`,
    [organizationId, practiceId, CLIENTS],
  )

/** Somebody who is like nobody: of all of them, no two were born on a day of the same month and year. */
const clientOf = (count, month) => ({
  ...{ type: 'adult', firstName: `New${count}`, lastName: 'Last7', preferredName: '', pronouns: '' },
  ...{
    dateOfBirth: `${1940 + count}-${month}-28`,
    administrativeSex: 'unknown',
    address: null,
    contacts: [],
  },
  ...{ primaryClinicianId: null, locationId: null, tags: [], status: 'active' },
})

async function measure(folder) {
  const few = await withServer(folder, ({ add }) => timesOf((count) => add(count, '03')))
  await inOakwood(folder, addClients)
  const [many, listed] = await withServer(folder, async ({ add, list }) => [
    await timesOf((count) => add(count, '10')),
    await timesOf(list),
  ])
  return [few, many, listed].map(median)
}

/** Calls the server in a folder, which is stopped in any case. */
async function withServer(folder, run) {
  const server = await startServer(folder)
  try {
    const { token, practiceId } = await signIn(server.address, 'owner@oakwood.example')
    const call = async (path, init) => {
      const from = performance.now()
      const answer = await fetch(`${server.address}/api/v1/practices/${practiceId}/${path}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...init,
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return performance.now() - from
    }
    return await run({
      add: (...of) => call('clients', { method: 'POST', body: JSON.stringify(clientOf(...of)) }),
      list: () => call('duplicates?limit=25'),
    })
  } finally {
    await server.stop()
  }
}

/** How long each of some calls takes, one after the other. */
async function timesOf(call) {
  const times = []
  for (let count = 0; count < TRIES; count += 1) times.push(await call(count))
  return times
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]

const found = await onBothDatabases(measure)
const inMs = (ms) => `${ms.toFixed(1)} ms`
console.log('| | added among 60 | among 10,000 | more | bar | list | bar |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const [name, [few, many, listed]] of Object.entries(found)) {
  const cells = [few, many, many - few, BAR_MS, listed, LIST_BAR_MS].map(inMs)
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}
console.log(`\nHalf of ${TRIES} calls are faster, ${CLIENTS} clients, ${machineWords()}`)
