import { EXPORTED_TABLES } from './exported-tables'
import type { CatalogueColumn, CatalogueTable } from './read-catalogue'

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
      const about = words.columns[column.name]
      return about === undefined ? [] : [{ ...column, about }]
    })
    return [{ name, about: words.about, key, columns: described }]
  })
