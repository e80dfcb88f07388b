import type { SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'

/** What the records of a query, which gives `id` and `name`, are called; one that it lacks goes by its id. */
export async function readNames(tx: Tx, query: SQL): Promise<(id: string) => string> {
  const rows = await rowsOf<{ id: string; name: string }>(tx, query)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}
