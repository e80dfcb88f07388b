import { findSeparator } from './find-separator'
import { typedText } from './formula-guard'
import { splitCells, type SplitLine } from './split-cells'

/** A file as it was read: its headings, and the rows below them with the line that each begins in. */
export interface CsvFile {
  headings: string[]
  rows: string[][]
  /** Counted from 1, in the order of `rows`. */
  lines: number[]
  /** The line in which quotation marks can't be read: one is never closed, or stands inside a cell. */
  brokenLine: number | null
  /** The first line that says more than there are headings: a separator may stand inside one of its cells. */
  longLine: number | null
}

/** So many lines may stand above the headings, like the title of a report. */
const MOST_TITLES = 5

/** Whether a cell is the heading of a column that is asked for. */
export type IsKnownHeading = (cell: string) => boolean

/** Reads text with commas, semicolons, tabs or bars between its cells; lines without any word are left out. */
export function readCsv(text: string, isKnownHeading: IsKnownHeading): CsvFile {
  const whole = text.replace(/^\uFEFF/, '')
  const { separator, said } = findSeparator(whole)
  const { lines, brokenLine } = splitCells(whole.slice(said.length), {
    separator,
    firstLine: said === '' ? 1 : 2,
  })
  const [head, ...below] = lines
    .slice(titlesAbove(lines, isKnownHeading))
    .map(({ cells, line }) => ({ cells: withoutEmptyEnd(cells.map(typedText)), line }))
  const named = head?.cells.length ?? 0
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), named)
  const isLong = ({ cells }: SplitLine) => cells.length > named
  // All may have a column without a heading; where the first line is of one cell, it is a title rather.
  const longLine = named > 1 && below.every(isLong) ? null : (below.find(isLong)?.line ?? null)
  return {
    headings: fill(head?.cells ?? [], width).map((heading) => heading.trim()),
    rows: below.map(({ cells }) => fill(cells, width)),
    lines: below.map(({ line }) => line),
    brokenLine,
    longLine,
  }
}

/** How many lines of a single cell stand above a line that has two known headings at least; 0 where that isn't sure. */
function titlesAbove(lines: readonly SplitLine[], isKnownHeading: IsKnownHeading): number {
  const at = lines
    .slice(0, MOST_TITLES + 1)
    .findIndex(({ cells }) => cells.filter(isKnownHeading).length > 1 || filled(cells) > 1)
  return at > 0 && (lines[at]?.cells.filter(isKnownHeading).length ?? 0) > 1 ? at : 0
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length

const withoutEmptyEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

const fill = (cells: readonly string[], width: number): string[] => [
  ...cells,
  ...Array.from({ length: width - cells.length }, () => ''),
]
