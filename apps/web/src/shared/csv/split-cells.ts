/** A line of a file, which may go on over several where a quoted cell does. */
export interface SplitLine {
  cells: string[]
  /** Where it begins, counted from 1. */
  line: number
}

interface SplitText {
  /** Those with a word in them, at most as many as were asked for. */
  lines: SplitLine[]
  /** The line whose quotation marks can't be read, after which nothing is. */
  brokenLine: number | null
}

/** Splits a text into cells; `separator` stands between them, and a cell in quotation marks may hold anything. */
export function splitCells(
  text: string,
  { separator, firstLine = 1, most = Infinity }: { separator: string; firstLine?: number; most?: number },
): SplitText {
  const nextCell = cellReader(text, separator)
  const lines: SplitLine[] = []
  let [at, line] = [0, firstLine]
  while (at < text.length && lines.length < most) {
    const start = line
    const cells: string[] = []
    for (;;) {
      const cell = nextCell(at)
      if (cell === null) return { lines, brokenLine: line }
      cells.push(cell.text)
      line += breaksIn(cell.text)
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ cells, line: start })
    line += 1
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return { lines, brokenLine: null }
}

/** Reads the cell that begins at a place; null where its quotation marks can't be read. */
function cellReader(text: string, separator: string) {
  const apart = separator.replace(/[\\\]^-]/, String.raw`\$&`)
  const blanks = `[${' \t\u00A0'.replace(separator, '')}]*`
  // Blanks may stand before and after the quotation marks.
  const quoted = new RegExp(`${blanks}"([^"]*(?:""[^"]*)*)"${blanks}(?=[${apart}\\r\\n]|$)`, 'y')
  const opened = new RegExp(`${blanks}"`, 'y')
  const bare = new RegExp(`[^${apart}\\r\\n]*`, 'y')
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  return (at: number): { text: string; end: number } | null => {
    if (match(opened, at) === null) {
      const written = match(bare, at)?.[0] ?? ''
      return { text: written, end: at + written.length }
    }
    const found = match(quoted, at)
    if (found === null) return null
    return { text: (found[1] ?? '').replaceAll('""', '"'), end: at + found[0].length }
  }
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0
