// How much longer a client takes to be added where the server looks for who seems to be the same person among 10,000
// clients than where the person has confirmed that it is somebody else: whole calls over HTTP to the built server, on the
// embedded database and on a PostgreSQL server of its own. After `npm run build`: npm run duplicates --prefix bench
import { inOakwood, signIn, startServer } from './server/demo-server.mjs'
import { machineWords, onBothDatabases } from './server/on-both-databases.mjs'

const CLIENTS = 10_000
const TRIES = 60
/** What looking may add to a call, in milliseconds. */
const BAR_MS = 50

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

const clientOf = (number, more) => ({
  ...{ type: 'adult', firstName: `New${number}`, lastName: 'Last7', preferredName: '', pronouns: '' },
  ...{ dateOfBirth: '1970-03-05', administrativeSex: 'unknown', address: null, contacts: [] },
  ...{ primaryClinicianId: null, locationId: null, tags: [], status: 'active', ...more },
})

async function measure(folder) {
  await (await startServer(folder)).stop()
  await inOakwood(folder, addClients)
  const server = await startServer(folder)
  try {
    const { token, practiceId } = await signIn(server.address, 'owner@oakwood.example')
    const add = async (body) => {
      const from = performance.now()
      const answer = await fetch(`${server.address}/api/v1/practices/${practiceId}/clients`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`Adding a client answered ${answer.status}`)
      return performance.now() - from
    }
    const [looked, confirmed] = [[], []]
    // In turn, so that both meet the same machine.
    for (let count = 0; count < TRIES; count += 1) {
      looked.push(await add(clientOf(`A${count}x${count * 7919}`)))
      confirmed.push(await add(clientOf(`B${count}x${count * 7919}`, { allowTwin: true })))
    }
    return [looked, confirmed].map(median)
  } finally {
    await server.stop()
  }
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]

const found = await onBothDatabases(measure)
const inMs = (ms) => `${ms.toFixed(1)} ms`
console.log('| a client is added | looked for | confirmed | more | bar |')
console.log('| --- | ---: | ---: | ---: | ---: |')
for (const [name, [looked, confirmed]] of Object.entries(found)) {
  console.log(`| ${[name, ...[looked, confirmed, looked - confirmed, BAR_MS].map(inMs)].join(' | ')} |`)
}
console.log(`\nHalf of ${TRIES} calls are faster, ${CLIENTS} clients, ${machineWords()}`)
