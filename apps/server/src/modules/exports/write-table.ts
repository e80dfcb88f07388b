import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { csvRow, csvTable } from '../../csv-table'
import type { PlannedTable } from './plan-tables'

/** The files that one table becomes. */
export const filesOf = ({ name }: Pick<PlannedTable, 'name'>) => ({
  csv: `csv/${name}.csv`,
  json: `json/${name}.jsonl`,
})

/** Writes pages of JSON lines into both files of a table, and answers how many rows that were. */
export async function writeTable(
  folder: string,
  table: PlannedTable,
  pages: AsyncIterable<readonly string[]>,
  note: (rows: number) => Promise<void>,
): Promise<number> {
  const files = filesOf(table)
  const names = table.columns.map(({ name }) => name)
  await using csv = await open(join(folder, files.csv), 'wx', 0o600)
  await using json = await open(join(folder, files.json), 'wx', 0o600)
  await csv.appendFile(csvTable([names]))
  let rows = 0
  for await (const page of pages) {
    await json.appendFile(page.map((line) => `${line}\n`).join(''))
    await csv.appendFile(page.map((line) => csvRow(cellsOf(line, names))).join(''))
    rows += page.length
    await note(page.length)
  }
  return rows
}

function cellsOf(line: string, names: readonly string[]): (string | number | null)[] {
  const row = JSON.parse(line) as Record<string, unknown>
  return names.map((name) => cellOf(row[name]))
}

/** What is a list or a record stays JSON inside its cell. */
function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
}
