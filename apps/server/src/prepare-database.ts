import type { Connection } from './db/database'
import { isEmpty } from './db/accounts'
import { loadSecret } from './db/load-secret'
import { migrate } from './db/migrate'
import { requireFolding } from './db/require-folding'
import { sqlState } from './db/sql-state'
import { seedDemo } from './demo/index'
import type { Deps } from './deps'
import { StartError } from './StartError'

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Brings the database up to date and, when it is empty and wanted, fills it with the demonstration:
 * in one transaction, so that a crash half-way leaves it empty. Returns the key that signs tokens.
 */
export async function prepareDatabase(
  connection: Connection,
  deps: Omit<Deps, 'db' | 'secret'>,
  onFilling: () => void,
): Promise<Uint8Array> {
  try {
    return await connection.alone(async (db) => {
      await requireFolding(db)
      await migrate(db)
      const secret = await loadSecret(db, deps.env, deps.clock)
      if (deps.env.wantsDemo && (await isEmpty(db))) {
        onFilling()
        await db.transaction((tx) => seedDemo({ ...deps, secret, db: tx }))
      }
      return secret
    })
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartError(
      'The user of DATABASE_URL must own the database and be allowed to create roles (CREATEROLE).',
    )
  }
}
