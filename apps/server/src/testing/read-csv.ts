/** The cells of a CSV file by RFC 4180, after its byte order mark. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const body = text.slice(1)
  let row: string[] = []
  for (let at = 0; at < body.length;) {
    const isQuoted = body[at] === '"'
    const pattern = isQuoted ? /"((?:[^"]|"")*)"(,|\r\n)/y : /([^,\r\n]*)(,|\r\n)/y
    pattern.lastIndex = at
    const found = pattern.exec(body)
    if (found === null) throw new Error(`No cell at ${at}`)
    row.push((found[1] ?? '').replaceAll('""', '"'))
    if (found[2] === '\r\n') {
      rows.push(row)
      row = []
    }
    at = pattern.lastIndex
  }
  return rows
}
