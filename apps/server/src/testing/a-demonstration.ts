import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { rowsOf } from '../db/database'
import { seedDemo } from '../demo'
import { type SignedInPerson, signIn } from './a-person'
import { createTestApp, type TestApp } from './create-test-app'
import { pastTenancy } from './past-tenancy'
import { EMBEDDED } from './test-databases'

/** The server with all that the demonstration practices have, for the rules that follow, and what its tables hold. */
export function aDemonstration() {
  const test = {} as TestApp
  beforeAll(async () => {
    Object.assign(test, await createTestApp({ database: EMBEDDED }))
    await test.deps.db.transaction((tx) => seedDemo({ ...test.deps, db: tx }))
  }, 120_000)
  afterAll(() => test.close())

  const rows = <Row>(query: SQL) => pastTenancy(test, (tx) => rowsOf<Row>(tx, query))
  const count = async (query: SQL) => (await rows<{ n: number }>(query))[0]?.n
  /** Somebody of the demonstration’s staff, signed in. */
  const signInAs = async (name: string): Promise<SignedInPerson> => {
    const [who] = await rows<Parameters<typeof signIn>[1]>(sql`
      select user_id as "userId", id as "staffId", organization_id as "organizationId" from staff where name = ${name}`)
    if (who === undefined) throw new Error(`There is no ${name}`)
    return signIn(test, who)
  }
  return { test, rows, count, signInAs }
}
