import { fileURLToPath } from 'node:url'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import type { Database } from './database'

/** The folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the tables up to date. Call it inside {@link Connection.alone}. */
export async function migrate(db: Database): Promise<void> {
  // Drizzle's migrators differ in the type of `db` only.
  await migratePglite(db as unknown as PgliteDatabase, { migrationsFolder: MIGRATIONS })
}
