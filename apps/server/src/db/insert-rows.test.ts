import { PGlite } from '@electric-sql/pglite'
import { asc } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from './database'
import { insertRows } from './insert-rows'

const rooms = pgTable('rooms', {
  seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  floor: text('floor').notNull().default('ground'),
  note: text('note'),
})

const client = new PGlite()
const db = drizzle({ client }) as unknown as Tx
beforeAll(() =>
  client.exec(`create table rooms (
    seq bigint generated always as identity, name text not null, floor text not null default 'ground', note text
  )`),
)
afterAll(() => client.close())

it('inserts more rows than one statement has parameters for, in their order', async () => {
  const names = Array.from({ length: 70_000 }, (_, place) => `Room ${place}`)
  await insertRows(
    db,
    rooms,
    names.map((name) => ({ name })),
  )
  const found = await db.select({ name: rooms.name, floor: rooms.floor }).from(rooms).orderBy(asc(rooms.seq))
  expect(found.map(({ name }) => name)).toEqual(names)
  expect(new Set(found.map(({ floor }) => floor))).toEqual(new Set(['ground']))
})

it('gives null to a column that only some of the rows name', async () => {
  await insertRows(db, rooms, [{ name: 'East' }, { name: 'West', note: 'has a window' }])
  const found = await db.select({ name: rooms.name, note: rooms.note }).from(rooms).orderBy(asc(rooms.seq))
  expect(found.slice(-2)).toEqual([
    { name: 'East', note: null },
    { name: 'West', note: 'has a window' },
  ])
})

it('asks nothing of the database for no rows', async () => {
  await expect(insertRows({} as Tx, rooms, [])).resolves.toBeUndefined()
})
