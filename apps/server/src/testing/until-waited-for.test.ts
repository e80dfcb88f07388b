import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { onOneDatabase } from './on-each-database'
import { untilWaitedFor } from './until-waited-for'

onOneDatabase('waiting until something waits for a transaction', (test, rule) => {
  const lock = sql`select pg_advisory_xact_lock(1)`

  rule('ends once it does', async () => {
    const { asked } = await test.deps.db.transaction(async (tx) => {
      await tx.execute(lock)
      const asked = test.deps.db.execute(lock).then(() => 'had its turn')
      await untilWaitedFor(test, tx, asked)
      return { asked }
    })
    expect(await asked).toBe('had its turn')
  })

  rule('fails when it ends without having waited, where it could have', async () => {
    const waiting = test.deps.db.transaction((tx) => untilWaitedFor(test, tx, Promise.resolve()))
    const outcome = waiting.then(() => 'nothing', String)
    expect(await outcome).toMatch(test.database.hasConcurrency ? 'without having waited' : 'nothing')
  })
})
