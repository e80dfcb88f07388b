import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import type { PlannedTable } from './plan-tables'

const PAGE_ROWS = 500
/** Of a table that holds files, which may be of many megabytes each. */
const PAGE_ROWS_WITH_FILES = 5

const pageRowsOf = ({ columns }: PlannedTable): number =>
  columns.some(({ type }) => type === 'bytea') ? PAGE_ROWS_WITH_FILES : PAGE_ROWS

type Row = Readonly<Record<string, unknown>>

/** How many rows of the organization a table has. */
export async function countRows(tx: Tx, { name }: PlannedTable, organizationId: string): Promise<number> {
  const [counted] = await rowsOf<{ rows: number }>(
    tx,
    sql`select count(*)::int as rows from ${sql.identifier(name)} where organization_id = ${organizationId}`,
  )
  return counted?.rows ?? 0
}

/**
 * A table's rows by its key, each as one line of JSON, a page and a transaction at a time: no call waits long for
 * the embedded database, and no table is ever in memory as a whole.
 */
export async function* readPages(
  deps: Deps,
  organizationId: string,
  table: PlannedTable,
): AsyncGenerator<string[]> {
  let after: Row | null = null
  for (;;) {
    const page = await inTenant(deps.db, organizationId, (tx) => selectPage(tx, organizationId, table, after))
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < pageRowsOf(table)) return
    after = JSON.parse(last) as Row
  }
}

async function selectPage(
  tx: Tx,
  organizationId: string,
  table: PlannedTable,
  after: Row | null,
): Promise<string[]> {
  const { name, columns, key } = table
  const listOf = (parts: readonly { name: string }[]) =>
    sql.join(
      parts.map((part) => sql.identifier(part.name)),
      sql`, `,
    )
  const last = key.map((part) => sql`${after?.[part.name]}::${sql.raw(part.type)}`)
  const isAfter = after === null ? sql`` : sql`and (${listOf(key)}) > (${sql.join(last, sql`, `)})`
  await tx.execute(sql`select set_config('timezone', 'UTC', true)`)
  const rows = await rowsOf<{ row: string }>(
    tx,
    sql`select row_to_json(one_of_page)::text as row from (
          select ${listOf(columns)} from ${sql.identifier(name)}
          where organization_id = ${organizationId} ${isAfter}
          order by ${listOf(key)} limit ${pageRowsOf(table)}) one_of_page`,
  )
  return rows.map(({ row }) => row)
}
