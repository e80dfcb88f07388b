import pg from 'pg'
import { inject } from 'vitest'
import { DATABASE_NUMBERS, OWNER, postgresAddress, TEMPLATE } from './postgres-address'

/** Why there is no PostgreSQL server for the tests, or null when there is one. */
export const serverMissing = (): string | null => inject('postgres').missing

/** Makes a database on the run's PostgreSQL server, migrated or with nothing in it; returns its address. */
export async function createDatabase(content: 'migrated' | 'empty'): Promise<string> {
  const { folder } = inject('postgres')
  const admin = new pg.Client(postgresAddress(folder, 'postgres', 'postgres'))
  await admin.connect()
  const { rows } = await admin.query<{ number: string }>(`select nextval('${DATABASE_NUMBERS}') as number`)
  const name = `test_${rows[0]?.number ?? ''}`
  const template = content === 'migrated' ? TEMPLATE : 'template1'
  await admin.query(`create database ${name} owner ${OWNER} template ${template}`)
  await admin.end()
  return postgresAddress(folder, name)
}
