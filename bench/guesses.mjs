// Whether anybody learns by trying whether a link to forms is there: how long the answers to links that are none, and to
// wrong secrets of a link that is, take one beside the other, and whether all of them are the same. Whole calls over HTTP
// to the built server, on the embedded database and on a PostgreSQL server of its own. After `npm run build`:
// npm run guesses --prefix bench
import { randomBytes, randomUUID } from 'node:crypto'
import { inOakwood, startServer } from './server/demo-server.mjs'
import { machineWords, onBothDatabases } from './server/on-both-databases.mjs'

const GUESSES = 4_000
/** How many times as long as the other the answers of one kind may take. */
const BAR = 1.1

async function measure(folder) {
  const making = await startServer(folder)
  await making.stop()
  const link = await inOakwood(folder, async (db) => {
    const { rows } = await db.query('select organization_id, key from packet_links order by key limit 1')
    return rows[0]
  })
  const server = await startServer(folder, { OAKLET_TRUST_PROXY: '1' })
  try {
    const answers = new Set()
    const kinds = {
      'a wrong secret': () => `${link.organization_id}.${link.key}`,
      'no such link': () => `${link.organization_id}.${randomBytes(12).toString('base64url')}`,
      'no such organization': () => `${randomUUID()}.${randomBytes(12).toString('base64url')}`,
    }
    const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
    for (let count = 0; count < GUESSES; count += 1) {
      for (const [kind, linkId] of Object.entries(kinds)) {
        const from = performance.now()
        answers.add(await guess(server.address, linkId(), count))
        times[kind].push(performance.now() - from)
      }
    }
    return { times, answers: [...answers] }
  } finally {
    await server.stop()
  }
}

/** Tries a secret from an address of its own, and returns the answer without the id of the call. */
async function guess(address, linkId, count) {
  const answer = await fetch(`${address}/api/v1/onboarding/${linkId}/open`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: JSON.stringify({ secret: randomBytes(32).toString('base64url') }),
  })
  const { code, message } = await answer.json()
  return JSON.stringify([answer.status, answer.headers.get('set-cookie'), code, message])
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]

const found = await onBothDatabases(measure)
console.log('| | a wrong secret | no such link | no such organization | slowest to fastest | bar | answers |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const [name, { times, answers }] of Object.entries(found)) {
  const medians = Object.values(times).map(median)
  const ratio = Math.max(...medians) / Math.min(...medians)
  const cells = [...medians.map((ms) => `${ms.toFixed(2)} ms`), ratio.toFixed(2), BAR.toFixed(2)]
  console.log(`| ${[name, ...cells, answers.length].join(' | ')} |`)
}
console.log(`\nHalf of ${GUESSES} calls of each kind are faster, ${machineWords()}`)
