import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'

/** A column as the database knows it. */
export interface CatalogueColumn {
  name: string
  /** As PostgreSQL writes it, like `timestamp with time zone`. */
  type: string
}

/** A table of the organization's, with the columns of its primary key in their order. */
export interface CatalogueTable {
  name: string
  columns: CatalogueColumn[]
  key: CatalogueColumn[]
}

interface Row {
  table: string
  column: string
  type: string
  keyPosition: number | null
}

/** Every table whose rows belong to an organization, in alphabetical order. */
export async function readCatalogue(tx: Tx): Promise<CatalogueTable[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
          array_position(i.indkey::int2[], a.attnum) as "keyPosition"
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_organization')
        order by c.relname, a.attnum`,
  )
  return [...new Set(rows.map(({ table }) => table))].map((name) => {
    const own = rows.filter(({ table }) => table === name)
    const key = own
      .filter(({ keyPosition }) => keyPosition !== null)
      .toSorted((one, other) => Number(one.keyPosition) - Number(other.keyPosition))
    return { name, columns: own.map(columnOf), key: key.map(columnOf) }
  })
}

const columnOf = ({ column, type }: Row): CatalogueColumn => ({ name: column, type })
