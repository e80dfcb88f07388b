import { signIn } from '../server/demo-server.mjs'

const PERSON = 'owner@oakwood.example'
/** A session may make 600 calls a minute. */
const SESSIONS = 30
const WRITES_EACH = 5
const LONGEST_CALL_MS = 30_000
const TRIES = 60
const PAUSE_MS = 500

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export async function openSessions(address) {
  const people = []
  for (let count = 0; count < SESSIONS; count += 1) people.push(await signIn(address, PERSON))
  return people
}

/** Calls without pause over many connections, by turns to each server; every fifth call adds a client, again under its key until answered. */
export function startLoad(addresses, people, connections, name) {
  const seen = { calls: 0, statuses: new Map(), slowestMs: 0, acknowledged: [] }
  let isOver = false

  const call = async ({ token, practiceId }, method, path, body, key) => {
    const from = performance.now()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    if (key !== undefined) headers['idempotency-key'] = key
    const status = await fetch(
      `${addresses[seen.calls % addresses.length]}/api/v1/practices/${practiceId}${path}`,
      {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(LONGEST_CALL_MS),
      },
    )
      .then(async (answer) => {
        const text = await answer.text()
        return /may or may not be saved/.test(text) ? `${answer.status} unknown` : String(answer.status)
      })
      .catch(() => 'none')
    seen.calls += 1
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - from)
    return status
  }

  const add = async (person, lastName) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const status = await call(
        person,
        'POST',
        '/clients',
        clientNamed(lastName),
        lastName.replace(/\W+/g, '-'),
      )
      if (status === '200') return seen.acknowledged.push(lastName)
      await sleep(PAUSE_MS)
    }
  }

  const connection = async (index) => {
    for (let round = 0; !isOver; round += 1) {
      const person = people[(index + round) % people.length]
      if (round % WRITES_EACH === 0) await add(person, `${name} of ${index} in ${round}`)
      else if ((await call(person, 'GET', '/clients?limit=20')) !== '200') await sleep(PAUSE_MS)
    }
  }
  const all = Promise.all(Array.from({ length: connections }, (_, index) => connection(index)))
  const end = async () => {
    isOver = true
    await all
    return seen
  }
  return { seen, end }
}

const clientNamed = (lastName) => ({
  type: 'adult',
  firstName: 'Bench',
  lastName,
  preferredName: '',
  sortName: '',
  pronouns: '',
  dateOfBirth: null,
  administrativeSex: 'unknown',
  address: null,
  contacts: [],
  emergencyContact: null,
  primaryClinicianId: null,
  locationId: null,
  referralSource: null,
  diagnoses: [],
  tags: [],
  status: 'active',
})
