// A cell in quotes, in which a quote is doubled, or a plain one; then what ends it.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** The records of a CSV text, by the names in its first line; throws SyntaxError with the line that is amiss. */
export function readCsv(text) {
  const [names = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''))
  return rows.map((cells, index) => {
    if (cells.length !== names.length) {
      throw new SyntaxError(
        `record ${index + 1} has ${cells.length} cells, and the first line ${names.length}`,
      )
    }
    return Object.fromEntries(names.map((name, column) => [name.trim(), cells[column]]))
  })
}

function rowsOf(text) {
  const rows = []
  let row = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text)
    if (found === null) throw new SyntaxError(`record ${rows.length} has a quote that does not end`)
    const [, quoted, plain, end] = found
    row.push(quoted?.replaceAll('""', '"') ?? plain.trim())
    if (end === ',' && CELL.lastIndex < text.length) continue
    if (end === ',') row.push('')
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
