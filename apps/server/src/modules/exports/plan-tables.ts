import { EXPORTED_TABLES, LEFT_OUT_COLUMNS } from './exported-tables'
import type { CatalogueColumn, CatalogueTable } from './read-catalogue'
import { SHARED_COLUMNS } from './tables/table-words'

/** A table as an export holds it; columns without a description are left out. */
export interface PlannedTable extends CatalogueTable {
  about: string
  columns: (CatalogueColumn & { about: string })[]
}

/** What of the database's tables goes into an export. */
export const planTables = (catalogue: readonly CatalogueTable[]): PlannedTable[] =>
  catalogue.flatMap(({ name, columns, key }) => {
    const words = EXPORTED_TABLES[name]
    if (words === undefined) return []
    const described = columns.flatMap((column) => {
      const about = words.columns[column.name] ?? SHARED_COLUMNS[column.name]
      const isLeftOut = LEFT_OUT_COLUMNS[`${name}.${column.name}`] !== undefined
      return about === undefined || isLeftOut ? [] : [{ ...column, about }]
    })
    return [{ name, about: words.about, key, columns: described }]
  })
