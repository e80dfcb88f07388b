import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database'

const ROWS_PER_STATEMENT = 2_000

/** Inserts many rows with one parameter per statement, which is what makes a year of data quick to load. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const values = row as Record<string, unknown>
      return Object.fromEntries(columns.map(([field, { name }]) => [name, values[field]]))
    })
    await tx.execute(
      sql`insert into ${table} (${names})
        select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
    )
  }
}
