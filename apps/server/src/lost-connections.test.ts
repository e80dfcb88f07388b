import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { DatabaseUnavailable } from './db/DatabaseUnavailable'
import { rowsOf } from './db/database'
import { inTenant } from './db/tenant'
import { DEFAULT_POOL_SIZE } from './env'
import { clientInput } from './testing/a-client'
import type { SignedInPerson } from './testing/a-person'
import { aPractice, type TestPractice } from './testing/a-practice'
import { createTestApp } from './testing/create-test-app'
import { serverMissing } from './testing/create-database'
import { postgresAddress } from './testing/postgres-address'
import { startTestApp } from './testing/start-test-app'
import { ON_SERVER } from './testing/test-databases'

const ROUNDS = 8
const CALLS_AT_ONCE = 12

const rule = it.skipIf(serverMissing() !== null)
const test = startTestApp(() => createTestApp(serverMissing() === null ? { database: ON_SERVER } : {}))
let practice: TestPractice
let owner: SignedInPerson
let admin: pg.Client | undefined

beforeAll(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  if (serverMissing() !== null) return
  const [here] = await rowsOf<{ name: string }>(test.deps.db, sql`select current_database() as name`)
  admin = new pg.Client(postgresAddress(inject('postgres').folder, here?.name ?? ''))
  await admin.connect()
})
afterAll(() => admin?.end())

/** Ends all of them, and waits until the server has let them go; the pool may hear of it later. */
const endConnections = () =>
  admin?.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
const add = (key: string) =>
  owner.request('POST', practice.path('clients'), clientInput({ lastName: key }), { 'Idempotency-Key': key })

/** Takes what the pool has not yet heard of as lost out of it. */
async function onceThere(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    await onceThere(work)
  }
}

/** Each try takes at least one lost connection out of the pool. */
async function untilAnswered(key: string) {
  let answer = await add(key)
  for (let tries = 0; tries < DEFAULT_POOL_SIZE && answer.status === 503; tries += 1) answer = await add(key)
  return answer
}

rule(
  'connections that end under calls make 503s, cost no place, and lose nothing that was answered',
  async () => {
    const saved: string[] = []
    const others = new Set<number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const keys = Array.from({ length: CALLS_AT_ONCE }, (_, index) => `${round}-${index}`)
      const calls = keys.map(async (key) => {
        const { status } = await add(key)
        if (status === 200) saved.push(key)
        else others.add(status)
      })
      for (let ends = 0; ends < 4; ends += 1) await endConnections()
      await Promise.all(calls)
    }
    expect([...others].filter((status) => status !== 503)).toEqual([])

    // Every place is there: as many transactions as it has are open at the same time.
    let open = 0
    let goOn = () => {}
    const allOpen = new Promise<void>((resolve) => (goOn = resolve))
    const hold = () =>
      test.deps.db.transaction(async () => {
        open += 1
        if (open === DEFAULT_POOL_SIZE) goOn()
        await allOpen
      })
    await Promise.all(Array.from({ length: DEFAULT_POOL_SIZE }, () => onceThere(hold)))

    const found = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf<{ key: string; times: number }>(
        tx,
        sql`select last_name as key, count(*)::int as times from clients group by 1`,
      ),
    )
    const times = new Map(found.map((one) => [one.key, one.times]))
    expect(saved.filter((key) => times.get(key) !== 1)).toEqual([])
  },
)

rule('a change that was not answered can be sent again under its key, and is there once', async () => {
  const ending = endConnections()
  await add('again')
  await ending
  expect((await untilAnswered('again')).status).toBe(200)
  expect((await untilAnswered('again')).headers.get('idempotency-replayed')).toBe('true')
})
