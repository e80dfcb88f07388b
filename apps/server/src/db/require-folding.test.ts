import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, it } from 'vitest'
import { connectMemory } from '../testing/connect-memory'
import { createDatabase, serverMissing } from '../testing/create-database'
import { postgresAddress } from '../testing/postgres-address'
import { connectPostgres } from './connect-postgres'
import { requireFolding } from './require-folding'

const rule = it.skipIf(serverMissing() !== null)

async function foldingAt(address: string): Promise<unknown> {
  const { alone, close } = await connectPostgres(address, pino({ level: 'silent' }))
  try {
    await alone(requireFolding)
    return undefined
  } catch (error) {
    return error
  } finally {
    await close()
  }
}

rule('a new database whose locale is C is refused, with what to do, and one with rows goes on', async () => {
  const { folder } = inject('postgres')
  const admin = new pg.Client(postgresAddress(folder, 'postgres', 'postgres'))
  await admin.connect()
  await admin.query(
    `create database test_ascii template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C' owner oaklet`,
  )
  const address = postgresAddress(folder, 'test_ascii')
  const failure = await foldingAt(address)
  const owner = new pg.Client(address)
  await owner.connect()
  await owner.query('create table clients ()')
  await owner.end()
  const later = await foldingAt(address)
  await admin.query('drop database test_ascii')
  await admin.end()
  expect(later).toBeUndefined()
  expect(failure).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/create it anew with .* locale 'C\.UTF-8'/) as string,
  })
})

rule('one with a locale of UTF-8 is taken', async () => {
  expect(await foldingAt(await createDatabase('empty'))).toBeUndefined()
})

it('the embedded one is taken', async () => {
  const { db, close } = await connectMemory()
  await requireFolding(db)
  await close()
})
