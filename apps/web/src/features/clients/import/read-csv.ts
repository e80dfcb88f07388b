import { parse, type ParseStepResult } from 'papaparse'

/** A file as it was read: the first row, and those below it with the line that each begins in. */
export interface CsvFile {
  headings: string[]
  rows: string[][]
  /** Counted from 1, in the order of `rows`. */
  lines: number[]
  /** The line in which a quotation mark is opened and never closed, which swallows all that follows. */
  brokenLine: number | null
}

/** So many rows tell what stands between the cells. */
const GUESSED_ROWS = 20

/** The text of a file: UTF-8, what its first bytes say, or else what spreadsheets on Windows write. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads comma, semicolon or tab separated text; lines without any word are left out. */
export function readCsv(text: string): CsvFile {
  const plain = text.replace(/^\uFEFF/, '')
  const found: { cells: string[]; line: number }[] = []
  let brokenLine: number | null = null
  let [line, read] = [1, 0]
  const step = ({ data, errors, meta }: ParseStepResult<string[]>) => {
    if (errors.some(({ type }) => type === 'Quotes')) brokenLine ??= line
    if (data.some((cell) => cell.trim() !== '')) found.push({ cells: data, line })
    line += countBreaks(plain.slice(read, meta.cursor))
    read = meta.cursor
  }
  // Empty lines are read here, since the lines are counted; they would mislead the guess.
  const { delimiter } = parse(plain, { preview: GUESSED_ROWS, skipEmptyLines: 'greedy' }).meta
  parse<string[]>(plain, { step, delimiter })
  const [head, ...below] = found
  return {
    headings: head?.cells ?? [],
    rows: below.map(({ cells }) => cells),
    lines: below.map((row) => row.line),
    brokenLine,
  }
}

const countBreaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

const FORMULA_START = /^[=+\-@\t\r]/

/** The refused rows as CSV, with why in a first column; no spreadsheet calculates any of it. */
export function refusedCsv(
  { headings, rows }: Pick<CsvFile, 'headings' | 'rows'>,
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
