import { fdatasyncSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectPglite } from './connect-pglite'
import type { Connection } from './database'

const folder = mkdtempSync(join(tmpdir(), 'oaklet-flushed-'))
let flushes = 0
let flushedAtFirst: number
let connection: Connection

beforeAll(async () => {
  connection = await connectPglite(folder, (file) => {
    flushes += 1
    fdatasyncSync(file)
  })
  flushedAtFirst = flushes
  await connection.db.execute(sql`create table notes (id int primary key, text text)`)
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

/** How often something was flushed during `work`. */
async function flushesOf(work: () => Promise<unknown>): Promise<number> {
  const before = flushes
  await work()
  return flushes - before
}

it('the files of a new database are flushed before it is used', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  expect(flushedAtFirst).toBeGreaterThan(files.filter((entry) => entry.isFile()).length)
})

it('each commit of the embedded database is flushed to the disk before it is answered', async () => {
  for (let id = 1; id <= 20; id += 1) {
    const insert = () => connection.db.execute(sql`insert into notes values (${id}, 'x')`)
    expect(await flushesOf(insert)).toBeGreaterThanOrEqual(1)
  }
})

it('a transaction is flushed once, at its end, and reading flushes nothing', async () => {
  const transaction = () =>
    connection.db.transaction(async (tx) => {
      for (let id = 101; id <= 110; id += 1) await tx.execute(sql`insert into notes values (${id}, 'x')`)
    })
  expect(await flushesOf(transaction)).toBe(1)
  await connection.db.execute(sql`select * from notes`)
  expect(await flushesOf(() => connection.db.execute(sql`select * from notes`))).toBe(0)
})
