const GAP = '  '
// Text from a record must not steer the terminal that it is shown in.
const CONTROL = /\p{Cc}+/gu

/** Rows of text under their heads, in columns as wide as their widest cell. */
export function textTable(heads, rows) {
  const lines = [heads, ...rows].map((cells) => cells.map((cell) => cell.replace(CONTROL, ' ').trim()))
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => lengthOf(cells[column]))))
  const padded = (cell, column) => cell + ' '.repeat(widths[column] - lengthOf(cell))
  return lines.map((cells) => cells.map(padded).join(GAP).trimEnd()).join('\n')
}

/** In characters as a person counts them. */
const lengthOf = (text) => [...new Intl.Segmenter().segment(text)].length
