const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** A spreadsheet would take such a cell for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV (RFC 4180) that spreadsheets read as UTF-8 and never as formulas. */
export const csvTable = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
