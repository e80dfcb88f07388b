import { guardedText } from './formula-guard'
import type { CsvFile } from './read-csv'

/** The refused rows as CSV, with why in a first column; no spreadsheet calculates any of it. */
export function refusedCsv(
  { headings, rows }: Pick<CsvFile, 'headings' | 'rows'>,
  refused: readonly { row: number; reasons: readonly { message: string }[] }[],
): string {
  const lines = refused.map(({ row, reasons }) => [
    reasons.map(({ message }) => message).join('; '),
    ...(rows[row] ?? []),
  ])
  return `\uFEFF${[[WHY_HEADING, ...headings], ...lines].map(lineOf).join('')}`
}

const WHY_HEADING = 'Why it was refused'

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string => `"${guardedText(text).replaceAll('"', '""')}"`
