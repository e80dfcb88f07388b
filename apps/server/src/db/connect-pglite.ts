import { existsSync, fdatasyncSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { errorCode } from '../error-code'
import { StartError } from '../StartError'
import { lockDataFolder } from './data-folder-lock'
import type { Connection, Database } from './database'
import { flushTree } from './flush-tree'
import { type Flush, FlushedFolder } from './FlushedFolder'
import { openingFailure } from './opening-failure'

/** What the migrations ask for. */
export const EXTENSIONS = { btree_gist, citext, pg_trgm }

/** `-F` is PostgreSQL's word for never flushing. Of its ways to flush, PGlite hands on this one. */
const FLUSHING = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** Opens the embedded database of a data folder; throws {@link StartError} when it can't be used. */
export async function connectPglite(dataDir: string, flush: Flush = fdatasyncSync): Promise<Connection> {
  makeFolder(dataDir)
  const unlock = lockDataFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    const isNew = !existsSync(join(folder, 'PG_VERSION'))
    const fs = new FlushedFolder(folder, flush)
    const pglite = await PGlite.create({ fs, extensions: EXTENSIONS, startParams: FLUSHING })
    // The embedded database has no autovacuum: without this its plans know nothing of what has been written.
    await pglite.exec('analyze')
    // PostgreSQL flushes what it writes from now on, and not the files that it begins with.
    if (isNew) flushTree(dataDir, flush)
    const connection = connectionOf(pglite)
    return {
      ...connection,
      close: async () => {
        await connection.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw openingFailure(dataDir, error)
  }
}

/** An opened embedded database, as the rest of the server knows databases. */
export function connectionOf(pglite: PGlite): Connection {
  const db = drizzle(pglite) as unknown as Database
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    alone: (work) => work(db),
    close: () => pglite.close(),
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} can't be made (${errorCode(error) ?? 'unknown reason'}).`,
    )
  }
}
