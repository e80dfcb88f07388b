import { guardedText } from '../../../shared/csv/formula-guard'
import type { CsvFile } from '../../../shared/csv/read-csv'

const WHY_HEADING = 'Why it was refused'

/**
 * The refused rows as CSV, with why in a first column, instead of what an earlier import said there; no spreadsheet
 * calculates any of it.
 */
export function refusedCsv(
  { headings, rows }: Pick<CsvFile, 'headings' | 'rows'>,
  refused: readonly { row: number; reasons: readonly { message: string }[] }[],
): string {
  const ofFile = (cells: readonly string[]) => cells.filter((_, at) => headings[at] !== WHY_HEADING)
  const lines = refused.map(({ row, reasons }) => [
    reasons.map(({ message }) => message).join('; '),
    ...ofFile(rows[row] ?? []),
  ])
  return `\uFEFF${[[WHY_HEADING, ...ofFile(headings)], ...lines].map(lineOf).join('')}`
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string => `"${guardedText(text).replaceAll('"', '""')}"`
