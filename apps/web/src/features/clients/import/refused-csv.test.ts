import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardedText, typedText } from '../../../shared/csv/formula-guard'
import { readCsv as readKnown } from '../../../shared/csv/read-csv'
import { isKnownHeading } from './heading-words'
import { refusedCsv } from './refused-csv'

const readCsv = (text: string) => readKnown(text, isKnownHeading)

describe('the refused rows', () => {
  it('are read back, with the reason before them', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n', ';', "'", '=', '-', '\t') })
      .map((text) => `${text}x`)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 2 }), (row) => {
        const csv = { headings: ['One', '=Two'], rows: [['not', 'this'], row] }
        const text = refusedCsv(csv, [{ row: 1, reasons: [{ message: 'No' }, { message: 'never' }] }])
        expect(readCsv(text)).toMatchObject({
          headings: ['Why it was refused', 'One', '=Two'],
          rows: [['No; never', ...row]],
        })
      }),
    )
  })

  it('say why they were refused this time alone', () => {
    const once = readCsv(
      refusedCsv({ headings: ['One'], rows: [['x']] }, [{ row: 0, reasons: [{ message: 'No' }] }]),
    )
    const twice = refusedCsv(once, [{ row: 0, reasons: [{ message: 'Never' }] }])
    expect(readCsv(twice)).toMatchObject({ headings: ['Why it was refused', 'One'], rows: [['Never', 'x']] })
  })

  it('give a spreadsheet nothing to calculate', () => {
    const csv = { headings: ['=A1'], rows: [['@SUM(A1)']] }
    const text = refusedCsv(csv, [{ row: 0, reasons: [] }])
    expect(text).toBe(`\uFEFF"Why it was refused","'=A1"\r\n"","'@SUM(A1)"\r\n`)
  })

  it.each([
    ['-', "'-"],
    ['-5 Main St', "'-5 Main St"],
    ["'-", "''-"],
    ["''=A1", "'''=A1"],
    ['="02139"', '\'="02139"'],
    ["'s-Gravenhage", "'s-Gravenhage"],
    ["'", "'"],
  ])('have %s as %s, which is read as it was typed', (typed, written) => {
    expect(guardedText(typed)).toBe(written)
    expect(typedText(written)).toBe(typed)
  })

  it('lose no apostrophe and add none, whatever was typed', () => {
    const start = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '"', 's', ' ') })
    fc.assert(
      fc.property(fc.oneof(start, fc.string()), (typed) => {
        expect(typedText(guardedText(typed))).toBe(typed)
      }),
    )
  })
})
