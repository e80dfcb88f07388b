import { DrizzleQueryError, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { serverMissing } from '../testing/create-database'
import { ON_SERVER } from '../testing/test-databases'
import { databaseFault } from './database-fault'
import { type Connection, type Database, rowsOf, type Tx } from './database'

const rule = it.skipIf(serverMissing() !== null)

async function onServer(work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await ON_SERVER.connect()
  try {
    await work(connection)
  } finally {
    await connection.close()
  }
}

rule('settings are those of a transaction, as a pooler gives the connection to others', () =>
  onServer(async ({ db }) => {
    const shown = (at: Database | Tx) =>
      rowsOf<{ jit: string; memory: string; limit: string }>(
        at,
        sql`select current_setting('jit') as jit, current_setting('work_mem') as memory,
              current_setting('statement_timeout') as limit`,
      )
    const before = await shown(db)
    expect(await db.transaction(shown)).toEqual([{ jit: 'off', memory: '32MB', limit: '30s' }])
    expect(await shown(db)).toEqual(before)
  }),
)

rule('who sets up is alone, by a lock that ends with a transaction', () =>
  onServer(async ({ alone }) => {
    const steps: string[] = []
    const setUp = (name: string) =>
      alone(async (db) => {
        steps.push(`${name} begins`)
        const holders = await rowsOf<{ state: string }>(
          db,
          sql`select state from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and granted
                and pg_locks.database = (select oid from pg_database where datname = current_database())`,
        )
        expect(holders).toEqual([{ state: 'idle in transaction' }])
        steps.push(`${name} ends`)
      })
    await Promise.all(['One', 'Two'].map(setUp))
    const [first] = steps[0]?.split(' ') ?? []
    const second = first === 'One' ? 'Two' : 'One'
    expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
  }),
)

rule('who sets up has no limits, but leaves no setting in the connection', () =>
  onServer(async ({ db, alone }) => {
    const [here] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
    await db.execute(sql.raw(`alter database ${here?.name ?? ''} set statement_timeout = '20s'`))
    const limit = (at: Database | Tx) =>
      rowsOf<{ limit: string }>(at, sql`select current_setting('statement_timeout') as limit`)
    const limits = await alone(async (setup) => [
      ...(await setup.transaction(limit)),
      ...(await limit(setup)),
    ])
    expect(limits.map((one) => one.limit)).toEqual(['0', '20s'])
  }),
)

rule('values that can’t be written or read are a fault of ours, and not the database’s', () =>
  onServer(async ({ db }) => {
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    for (const query of [sql`select ${sql.param(circular)}::jsonb`, sql`select 'no'::oaklet_unknown`]) {
      const error: unknown = await db
        .transaction((tx) => tx.execute(query))
        .catch((thrown: unknown) => thrown)
      expect([error instanceof DrizzleQueryError, databaseFault(error)]).toEqual([true, null])
    }
  }),
)
