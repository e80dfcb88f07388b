import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../shared/csv/read-csv'
import { feeLinesOf, isFeeHeading } from './schedule-csv'

const CODES = new Set(['90834', '90837'])
const read = (text: string) => feeLinesOf(readCsv(text, isFeeHeading), CODES)

describe('a file of fees', () => {
  it('is read by its headings, in any order and without the columns that make no difference', () => {
    expect(read('Rate,CPT Code\n"$1,000.00",90834\n120.5,90837\n')).toEqual({
      ...{ flaw: '', findings: [] },
      lines: [
        { code: '90834', modifier: '', credential: '', allowedCents: 100_000 },
        { code: '90837', modifier: '', credential: '', allowedCents: 12_050 },
      ],
    })
    expect(read('code;modifier;credential;allowed\n90834;gt; LCSW ;0').lines).toEqual([
      { code: '90834', modifier: 'GT', credential: 'LCSW', allowedCents: 0 },
    ])
  })

  it('tells row by row what has to be put right, and gives no line then', () => {
    const text = [
      'code,modifier,credential,allowed',
      '90834,,,112.00',
      '90999,,,10',
      '90837,9,,"1,00"',
      '90834,,,113.00',
      '90837,,LCSW,',
      ',,,5',
    ].join('\n')
    expect(read(text)).toEqual({
      ...{ lines: [], flaw: '' },
      findings: [
        { line: 3, reasons: ['90999 is not in your list of services'] },
        {
          line: 4,
          reasons: [
            'A modifier has two letters or digits, like 95',
            '“1,00” is no amount. Write it like 120.50',
          ],
        },
        { line: 5, reasons: ['The same code, modifier and credential are in line 2 already'] },
        { line: 6, reasons: ['Nothing is said to be allowed'] },
        { line: 7, reasons: ['A code has 2 to 10 letters, digits or hyphens, like 90834'] },
      ],
    })
  })

  it('has to name its columns', () => {
    expect(read('a,b\n90834,112.00\n').flaw).toMatch(/code and allowed have to be there/)
  })
})
