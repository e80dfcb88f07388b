import { sql } from 'drizzle-orm'
import { StartError } from '../StartError'
import { type Database, rowsOf } from './database'

/**
 * Throws {@link StartError} where a new database makes only ASCII letters small: it would not find “Émile” as “émile”.
 * One that an earlier release filled goes on as it is.
 */
export async function requireFolding(db: Database): Promise<void> {
  const [answer] = await rowsOf<{ folds: boolean }>(
    db,
    sql`select lower('É') = 'é' or to_regclass('clients') is not null as folds`,
  )
  if (answer?.folds === true) return
  throw new StartError(
    "The database of DATABASE_URL can't compare names, as its locale knows only ASCII letters: create it anew with template template0, encoding 'UTF8' and locale 'C.UTF-8'.",
  )
}
