import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A table as an organization's export holds it, or the reason why it stays out. Columns have their names in SQL. */
export type TableInExport = ExportedTable | LeftOutTable

interface ExportedTable {
  name: string
  about: string
  /** What each column is. */
  columns: Readonly<Record<string, string>>
  /** The columns that stay out, each with the reason. */
  leftOutColumns: Readonly<Record<string, string>>
}

interface LeftOutTable {
  name: string
  leftOut: string
}

/** Columns that mean the same in every table. */
const SHARED_COLUMNS = {
  organizationId: 'The organization; the same in every row of an export.',
  id: 'The record’s own id.',
  practiceId: 'The practice, as in practices.id.',
  clientId: 'The client, as in clients.id.',
  staffId: 'The person, as in staff.id.',
  locationId: 'The location, as in locations.id.',
  appointmentId: 'The appointment, as in appointments.id.',
  invoiceId: 'The invoice, as in invoices.id.',
  name: 'The name.',
  email: 'The e-mail address.',
  phone:
    'The phone number: digits, after + where they begin with another country, and before x and an extension.',
  position: 'The place in the order, from 0.',
  version: 'How often the record was saved.',
  createdAt: 'When the record was made.',
  updatedAt: 'When the record was last changed.',
}

type Shared = keyof typeof SHARED_COLUMNS
type Columns<Table extends PgTable> = keyof Table['_']['columns'] & string
type Words = string | { leftOut: string }

/** Words for each column; those of a shared column are optional. */
type ColumnWords<Table extends PgTable> = Record<Exclude<Columns<Table>, Shared>, Words> &
  Partial<Record<Extract<Columns<Table>, Shared>, Words>>

/** Describes a table for the export. A column without words is an error of types. */
export function exportedTable<Table extends PgTable>(
  table: Table,
  about: string,
  columns: ColumnWords<Table>,
): ExportedTable {
  const words: Readonly<Record<string, Words | undefined>> = { ...SHARED_COLUMNS, ...columns }
  const all = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ name, words: words[key] }))
  return {
    name: getTableName(table),
    about,
    columns: Object.fromEntries(
      all.flatMap(({ name, words }) => (typeof words === 'string' ? [[name, words]] : [])),
    ),
    leftOutColumns: Object.fromEntries(
      all.flatMap(({ name, words }) => (typeof words === 'object' ? [[name, words.leftOut]] : [])),
    ),
  }
}

/** Names a table of which an export has nothing, because no person entered anything in it. */
export const leftOutTable = (table: PgTable, leftOut: string): LeftOutTable => ({
  name: getTableName(table),
  leftOut,
})
