import { parse } from 'papaparse'

/** A file as it was read: the first row, and those below it. */
export interface CsvFile {
  headings: string[]
  rows: string[][]
}

/** Reads comma, semicolon or tab separated text; lines without any word are left out. */
export function readCsv(text: string): CsvFile {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [headings = [], ...rows] = data
  return { headings, rows }
}

const FORMULA_START = /^[=+\-@\t\r]/

/** The refused rows as CSV, with why in a first column; no spreadsheet calculates any of it. */
export function refusedCsv(
  { headings, rows }: CsvFile,
  refused: readonly { row: number; reasons: readonly { message: string }[] }[],
): string {
  const lines = refused.map(({ row, reasons }) => [
    reasons.map(({ message }) => message).join('; '),
    ...(rows[row] ?? []),
  ])
  return `\uFEFF${[['Why it was refused', ...headings], ...lines].map(lineOf).join('')}`
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string =>
  `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
