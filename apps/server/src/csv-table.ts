const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** A spreadsheet would take such a cell for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/
const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | null

/** Rows as CSV (RFC 4180) that spreadsheets read as UTF-8 and never as formulas. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvRow).join('')

/** One row of such a table, for files that are written bit by bit. */
export const csvRow = (row: readonly Cell[]): string => `${row.map(cell).join(',')}\r\n`

function cell(value: Cell): string {
  const text = value === null ? '' : String(value)
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
