import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvTable } from './csv-table'
import { readCsv } from './testing/read-csv'

describe('a table as CSV', () => {
  it('begins with a byte order mark and ends every row with CR LF', () => {
    const rows = [
      ['a', 1, null],
      ['b', -2.5, ''],
    ]
    expect(csvTable(rows)).toBe('\uFEFFa,1,\r\nb,-2.5,\r\n')
  })

  it('quotes what would end a cell or a row', () => {
    expect(csvTable([['a,b', 'say "hi"', 'two\nlines', 'x\ry']])).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines","x\ry"\r\n',
    )
  })

  it.each(['=1+1', '+1-1', '-1-1', '@SUM(A1)', '\tx', '\r=1', '-', '-1e', '+5', '=', '-1.5.2'])(
    'never lets a spreadsheet calculate %j',
    (text) => {
      expect(readCsv(csvTable([[text]]))).toEqual([[`'${text}`]])
    },
  )

  it.each(['-1', '-12.50', '0', '3.25'])('leaves the plain number %s alone', (text) => {
    expect(csvTable([[text]])).toBe(`\uFEFF${text}\r\n`)
  })

  it('reads back as it was, but for what was defused', () => {
    const aCell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', 'ü', '=', '-') })
    const aRow = fc.array(aCell, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(aRow), (rows) => {
        const defused = rows.map((row) => row.map((text) => (/^[=\-\r]/.test(text) ? `'${text}` : text)))
        expect(readCsv(csvTable(rows))).toEqual(defused)
      }),
    )
  })
})
