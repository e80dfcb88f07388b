import { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectionOf, EXTENSIONS } from '../db/connect-pglite'
import type { Connection } from '../db/database'
import { migrate, MIGRATIONS } from '../db/migrate'
import { OWNER } from './postgres-address'

const FOLDER = fileURLToPath(new URL('../../../../.cache/test-databases', import.meta.url))

/**
 * Opens an embedded database in memory with all migrations applied. Applying them takes seconds, so the first test that
 * needs a database stores a copy for all test files, until a migration or PGlite changes. The user owns the database
 * and is no superuser, so that row-level security applies as on a PostgreSQL server.
 */
export async function connectMemory(): Promise<Connection> {
  const file = keptFile()
  const loadDataDir = new Blob([readKept(file) ?? (await make(file))])
  const pglite = await PGlite.create({ extensions: EXTENSIONS, loadDataDir })
  await pglite.exec(`set role ${OWNER}`)
  return connectionOf(pglite)
}

function keptFile(): string {
  const hash = createHash('sha256')
  const sources = readdirSync(MIGRATIONS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const pglite = findPackageJSON('@electric-sql/pglite', import.meta.url) ?? ''
  for (const source of [pglite, fileURLToPath(import.meta.url), ...sources.sort()])
    hash.update(readFileSync(source))
  return join(FOLDER, `${hash.digest('hex')}.tar`)
}

function readKept(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

async function make(file: string): Promise<Buffer<ArrayBuffer>> {
  const pglite = await PGlite.create({ extensions: EXTENSIONS })
  await pglite.exec(
    `create role ${OWNER} createrole; alter database postgres owner to ${OWNER}; set role ${OWNER}`,
  )
  const connection = connectionOf(pglite)
  await connection.alone(migrate)
  const data = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await connection.close()
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync(FOLDER))
    if (name.endsWith('.tar')) rmSync(join(FOLDER, name), { force: true })
  // Files run at the same time: none may read the half of it.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, data)
  renameSync(unfinished, file)
  return data
}
