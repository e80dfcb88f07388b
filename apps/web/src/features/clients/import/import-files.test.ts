import { aClientInput } from '@oaklet/api/testing'
import { ClientInput, REFERRAL_SOURCE_WORDS, REFERRAL_SOURCES } from '@oaklet/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientOfRow, dateOf } from './client-of-row'
import { guessMapping, importFields } from './import-fields'
import { readCsv, refusedCsv, textOf } from './read-csv'

describe('a file', () => {
  it.each([
    ['commas', 'First,Last\r\nAda,"Marlow, MD"\r\n'],
    ['semicolons', 'First;Last\nAda;Marlow, MD\n'],
    ['tabs', '\uFEFFFirst\tLast\nAda\tMarlow, MD\n\n'],
  ])('is read with %s between its cells', (_, text) => {
    expect(readCsv(text)).toEqual({
      ...{ headings: ['First', 'Last'], rows: [['Ada', 'Marlow, MD']], lines: [2], brokenLine: null },
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

  it('tells where a quotation mark is never closed', () => {
    expect(readCsv('First,Last\nAda,Marlow\nBen,"Okafor\nCleo,Tran\n').brokenLine).toBe(3)
  })

  it.each([
    ['UTF-8', [0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
    ['what Excel writes on Windows', [0x4a, 0x6f, 0x73, 0xe9]],
    ['UTF-16', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
    ['UTF-16 the other way round', [0xfe, 0xff, 0, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9]],
  ])('is read as %s', (_, bytes) => {
    expect(textOf(new Uint8Array(bytes).buffer)).toBe('José')
  })

  it('reads back what was refused, with the reason before it', () => {
    const cells = fc.array(
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ';') }).map((text) => `x${text}x`),
      {
        minLength: 2,
        maxLength: 2,
      },
    )
    fc.assert(
      fc.property(cells, (row) => {
        const csv = { headings: ['One', 'Two'], rows: [['not', 'this'], row] }
        const text = refusedCsv(csv, [{ row: 1, reasons: [{ message: 'No' }, { message: 'never' }] }])
        expect(readCsv(text)).toMatchObject({
          headings: ['Why it was refused', 'One', 'Two'],
          rows: [['No; never', ...row]],
        })
      }),
    )
  })

  it('gives a spreadsheet nothing to calculate', () => {
    const csv = { headings: ['=A1'], rows: [['@SUM(A1)']] }
    const text = refusedCsv(csv, [{ row: 0, reasons: [] }])
    expect(text).toBe(`\uFEFF"Why it was refused","'=A1"\r\n"","'@SUM(A1)"\r\n`)
  })
})

describe('the columns', () => {
  it('are known by the headings of other products', () => {
    const headings = ['Last Name', 'first_name', 'DOB', 'Cell Phone', 'E-mail', 'Notes']
    expect(guessMapping(headings, importFields('all'))).toEqual({
      ...{ lastName: 0, firstName: 1, dateOfBirth: 2, mobile: 3, email: 4 },
    })
  })

  it('hold diagnoses for those alone who may know everybody’s', () => {
    const headings = ['First name', 'ICD-10 codes']
    expect(guessMapping(headings, importFields('all'))).toEqual({ firstName: 0, diagnoses: 1 })
    expect(guessMapping(headings, importFields('own'))).toEqual({ firstName: 0 })
    expect(guessMapping(headings, importFields('none'))).toEqual({ firstName: 0 })
  })
})

describe('a row', () => {
  it('becomes what the form would have sent, with nothing agreed to yet', () => {
    const mapping = { firstName: 0, lastName: 1, dateOfBirth: 2, mobile: 3, tags: 4, administrativeSex: 5 }
    const client = clientOfRow(['Marisol ', 'Vega', '3/2/1992', '(518) 555-0142', 'a; b', 'F'], mapping)
    expect(ClientInput.parse(client)).toMatchObject({
      firstName: 'Marisol',
      dateOfBirth: '1992-03-02',
      administrativeSex: 'female',
      tags: ['a', 'b'],
      address: null,
      status: 'active',
      contacts: [{ kind: 'mobile', value: '5185550142', mayText: false, mayVoicemail: false }],
    })
    const { diagnoses, ...others } = aClientInput()
    expect(Object.keys(client).toSorted()).toEqual(Object.keys(others).toSorted())
    const known = clientOfRow([diagnoses?.join() ?? ''], { diagnoses: 0 })
    expect(known.diagnoses).toEqual(diagnoses)
  })

  it('has diagnoses as codes, and what is none to be refused', () => {
    const diagnosesOf = (text: string) => clientOfRow([text], { diagnoses: 0 }).diagnoses
    expect(diagnosesOf('f411; F33.1')).toEqual(['F41.1', 'F33.1'])
    expect(diagnosesOf('')).toEqual([])
    expect(diagnosesOf('Anxiety')).toEqual(['Anxiety'])
  })

  it.each([
    ['', null],
    ['Not recorded', null],
    ['Employer or EAP', 'employer'],
    ['employer or eap', 'employer'],
    [' INSURER’S LIST ', 'insurer'],
    ["Insurer's list", 'insurer'],
    ['Online_Search', 'online_search'],
    ['A billboard', 'A billboard'],
  ])('has the referral source %j as %j', (text, expected) => {
    expect(clientOfRow([text], { referralSource: 0 }).referralSource).toBe(expected)
  })

  it('has each referral source by its id and by its words', () => {
    for (const id of REFERRAL_SOURCES) {
      for (const text of [id, id.replaceAll('_', ' '), REFERRAL_SOURCE_WORDS[id].toUpperCase()]) {
        expect(clientOfRow([text], { referralSource: 0 }).referralSource).toBe(id)
      }
    }
  })

  it.each([
    ['', null],
    ['1992-03-02', '1992-03-02'],
    ['12/31/1992', '1992-12-31'],
    ['2 March 1992', '2 March 1992'],
  ])('has the date %j as %j', (text, expected) => {
    expect(dateOf(text)).toBe(expected)
  })
})
