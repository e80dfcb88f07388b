import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { TestApp } from '../create-test-app'

/** A table whose rows belong to an organization. */
export interface TenantTable {
  name: string
  hasId: boolean
  /** Only the role of sign-in sees it. */
  isAccounts: boolean
}

/** Every table whose rows belong to an organization, as the catalogue knows them. */
export const tenantTables = ({ deps }: TestApp): Promise<TenantTable[]> =>
  rowsOf<TenantTable>(
    deps.db,
    sql`select c.relname as name,
          exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id') as "hasId",
          not has_table_privilege('oaklet_app', c.oid, 'select') as "isAccounts"
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )

/** Sees the table's rows as its own role does; those of other organizations are left out by hand where need be. */
async function inTable<Row>(
  { deps }: TestApp,
  { isAccounts }: TenantTable,
  organizationId: string,
  read: (tx: Tx) => Promise<Row[]>,
): Promise<Row[]> {
  return deps.db.transaction(async (tx) => {
    await (isAccounts ? enterAuth(tx) : enterTenant(tx, organizationId))
    return read(tx)
  })
}

/** A fingerprint of all rows that an organization has in each table. */
export async function hashRows(
  test: TestApp,
  tables: readonly TenantTable[],
  organizationId: string,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const [row] = await inTable(test, table, organizationId, (tx) =>
      rowsOf<{ hash: string }>(
        tx,
        sql`select count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash
            from ${sql.identifier(table.name)} t where organization_id = ${organizationId}`,
      ),
    )
    hashes[table.name] = row?.hash ?? ''
  }
  return hashes
}

/** The ids of an organization's rows, by table; the newest that fit into `atMost`. */
export async function idsOf(
  test: TestApp,
  tables: readonly TenantTable[],
  organizationId: string,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const table of tables.filter(({ hasId }) => hasId)) {
    const rows = await inTable(test, table, organizationId, (tx) =>
      rowsOf<{ id: string }>(
        tx,
        sql`select id::text as id from ${sql.identifier(table.name)} where organization_id = ${organizationId}`,
      ),
    )
    found.set(
      table.name,
      rows.map(({ id }) => id),
    )
  }
  return found
}
