import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv as readKnown } from './read-csv'

const KNOWN = ['First name', 'Last name']
const readCsv = (text: string) => readKnown(text, (cell) => KNOWN.includes(cell))

describe('a file', () => {
  it.each([
    ['commas', 'First,Last\r\nAda,"Marlow, MD"\r\n', 2],
    ['semicolons', 'First;Last\nAda;Marlow, MD\n', 2],
    ['tabs', '\uFEFFFirst\tLast\nAda\tMarlow, MD\n\n', 2],
    ['bars', 'First|Last\rAda|Marlow, MD\r', 2],
    ['what its first line says', 'sep=;\nFirst;Last\nAda;Marlow, MD\n', 3],
    ['what its first line says in quotation marks', '\uFEFF"sep=^"\r\nFirst^Last\r\nAda^Marlow, MD', 3],
    ['the blank that its first line says', 'sep= \nFirst Last\nAda "Marlow, MD"\n', 3],
    ['blanks around quotation marks', 'First, "Last" \n"Ada" , \t"Marlow, MD"\n', 2],
    ['empty ones at its end', 'First,Last,,\nAda,"Marlow, MD",,\n,,,\n\n', 2],
  ])('is read with %s between its cells', (_, text, line) => {
    expect(readCsv(text)).toEqual({
      ...{ headings: ['First', 'Last'], rows: [['Ada', 'Marlow, MD']], lines: [line] },
      ...{ brokenLine: null, longLine: null },
    })
  })

  it('tells the line that each row begins in, over empty lines and broken cells', () => {
    const text = 'First,Last\r\n\r\nAda,"Mar\r\nlow"\r\n,\r\nBen,Okafor\r\n'
    expect(readCsv(text)).toMatchObject({
      rows: [
        ['Ada', 'Mar\r\nlow'],
        ['Ben', 'Okafor'],
      ],
      lines: [3, 6],
    })
  })

  it.each(['"Okafor', '"Ok"afor', ' "Okafor "x"'])(
    'tells where quotation marks can’t be read: %s',
    (cell) => {
      expect(readCsv(`First,Last\nAda,Marlow\nBen,${cell}\nCleo,Tran\n`).brokenLine).toBe(3)
    },
  )

  it('keeps the quotation marks inside a cell', () => {
    expect(readCsv('First,Last\nAda,"""Dee"" Marlow"\nBen "B",5\'10"\n').rows).toEqual([
      ['Ada', '"Dee" Marlow'],
      ['Ben "B"', '5\'10"'],
    ])
  })

  it('tells where more is said than there are headings, unless it is in each row', () => {
    expect(readCsv('Last,Street\nMarlow,2 Elm St\nOkafor,1, Main St\n').longLine).toBe(3)
    expect(readCsv('Last,Street,\nMarlow,2 Elm St,\n').longLine).toBeNull()
    expect(readCsv('Last,Street\nMarlow,2 Elm St,x\n')).toMatchObject({
      headings: ['Last', 'Street', ''],
      rows: [['Marlow', '2 Elm St', 'x']],
      longLine: null,
    })
  })

  it('has its headings below a title, where they are known', () => {
    const below = 'First name,Last name\nAda,Marlow\n'
    const read = { headings: ['First name', 'Last name'], rows: [['Ada', 'Marlow']], lines: [4] }
    expect(readCsv(`Our clients\n\n${below}`)).toMatchObject(read)
    expect(readCsv(`Our clients,\nof May,\n${below}`)).toMatchObject(read)
    const unsure = readCsv('Our clients\nVorname,Nachname\nAda,Marlow\n')
    expect(unsure).toMatchObject({ headings: ['Our clients', ''], longLine: 2 })
    expect(readCsv('Name\nFirst name\n').headings).toEqual(['Name'])
  })

  it('may hold headings alone, or nothing', () => {
    expect(readCsv('First,Last\n')).toMatchObject({ headings: ['First', 'Last'], rows: [] })
    expect(readCsv(' \r\n')).toMatchObject({ headings: [], rows: [] })
    expect(readCsv('sep=;')).toMatchObject({ headings: [], rows: [] })
  })

  it('is split where it was joined, whatever stands in its cells', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '|', '\n', '\r', ' ', "'", '='),
    })
    const row = fc.tuple(cell, cell).map(([one, two]) => [`x${one}`, `x${two}x`])
    const separator = fc.constantFrom(',', ';', '\t', '|', '^', ' ', ']', '\\')
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), separator, lineEnd, (rows, between, end) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = [['One', 'Two'], ...rows].map((cells) => cells.map(quoted).join(between) + end).join('')
        const expected = { rows, brokenLine: null, longLine: null }
        expect(readCsv(`sep=${between}${end}${text}`)).toMatchObject(expected)
      }),
    )
  })

  it('has the text of a cell that a spreadsheet keeps the zeros of', () => {
    expect(readCsv('Last,ZIP\nMarlow,="02139"\nOkafor,"=""02139"""').rows).toEqual([
      ['Marlow', '02139'],
      ['Okafor', '02139'],
    ])
  })
})
