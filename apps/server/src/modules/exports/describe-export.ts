import type { PlannedTable } from './plan-tables'
import { filesOf } from './write-table'

/** Counts changes of the format that a program which reads exports has to know of. */
const FORMAT_VERSION = 1

/** A table and how many rows of it were written. */
export interface WrittenTable {
  table: PlannedTable
  rows: number
}

/** `schema.json`: every table, its files, and what each column is. */
export function schemaJson(organizationId: string, madeAt: string, written: readonly WrittenTable[]): string {
  const tables = written.map(({ table, rows }) => ({
    name: table.name,
    about: table.about,
    rows,
    files: filesOf(table),
    key: table.key.map(({ name }) => name),
    columns: table.columns,
  }))
  const schema = { format: 'oaklet-export', version: FORMAT_VERSION, organizationId, madeAt, tables }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Returns the text of `README.txt`, which explains the files. */
export const readmeText = (madeAt: string, written: readonly WrittenTable[]): string =>
  [
    'Everything that your organization keeps in Oaklet.',
    `Made on ${madeAt}.`,
    '',
    'This file holds health information. Keep it where only those can open it who may read it.',
    '',
    'csv/     One table per file, for spreadsheets. UTF-8, with a first row of column names.',
    '         A cell that a spreadsheet would calculate begins with an apostrophe.',
    'json/    The same rows, one JSON object per line, for programs.',
    'schema.json    Every table and column, its type, and what it is.',
    '',
    'Times are in UTC, and money is in whole cents. Rows that changed while the export was',
    'made may stand as they were before or after. Passwords and other secrets are not in here.',
    '',
    ...written.map(
      ({ table, rows }) => `${table.name} (${rows} ${rows === 1 ? 'row' : 'rows'}): ${table.about}`,
    ),
    '',
  ].join('\r\n')
