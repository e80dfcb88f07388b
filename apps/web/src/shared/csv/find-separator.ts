import { splitCells } from './split-cells'

/** From the most usual one on: of two that fit equally well the first is taken. */
const SEPARATORS = [',', ';', '\t', '|'] as const
/** So many lines tell what stands between the cells. */
const TRIED_LINES = 20
/** What Excel reads before the headings, `sep=;`, maybe in quotation marks or with empty cells after it. */
const SAID = /^"?sep=([^\r\n"])"?\1*[ \t]*(?:\r\n|\n|\r|$)/i

/** What stands between the cells of a text, and how much of its beginning only says so. */
export function findSeparator(text: string): { separator: string; said: string } {
  const [said, separator] = SAID.exec(text) ?? []
  if (said !== undefined && separator !== undefined) return { separator, said }
  const fits = SEPARATORS.map((tried) => ({ tried, ...fitOf(text, tried) }))
  const best = fits.reduce((found, other) => (isBetter(other, found) ? other : found))
  return { separator: best.tried, said: '' }
}

/** How many lines have as many cells as most lines have, and how many those are; a line of one cell says nothing. */
interface Fit {
  lines: number
  cells: number
}

function fitOf(text: string, separator: string): Fit {
  const counts = new Map<number, number>()
  for (const { cells } of splitCells(text, { separator, most: TRIED_LINES }).lines) {
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  }
  const fits = [...counts].map(([cells, lines]) => ({ cells, lines }))
  return fits.reduce((found, other) => (isBetter(other, found) ? other : found), { lines: 0, cells: 1 })
}

const isBetter = (one: Fit, other: Fit): boolean =>
  one.lines === other.lines ? one.cells > other.cells : one.lines > other.lines
