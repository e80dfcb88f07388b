import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal-of'
import { bytesOf, sample, sampleText } from '../testing/sample'
import { centsFrom } from './cents-from'
import { MAX_FILE_BYTES } from './file-text'
import { readFile, setsOf } from './read-file'
import { dayFrom, elementAt } from './segment'

const PLAIN = sampleText('01-plain-pay.835')

const elementsOf = (text: string) =>
  readFile(bytesOf(text)).sets.map(({ segments }) => segments.map(({ elements }) => elements))

describe('the segments of a file', () => {
  it('have numbers that count from the first of the file', () => {
    const [set] = readFile(bytesOf(PLAIN)).sets
    expect(set?.segments[0]).toMatchObject({ number: 3, elements: ['ST', '835', '0001'] })
    expect(set?.segments.at(-1)?.number).toBe(26)
  })

  it.each<[string, (text: string) => string]>([
    ['no line breaks', (text) => text.replaceAll('\n', '')],
    ['line breaks of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['a line feed that ends segments', (text) => text.replaceAll('~', '')],
    ['lines of a fixed length', (text) => text.replaceAll('\n', '').replace(/(.{130})/g, '$1\r\n')],
    ['other separators', (text) => text.replaceAll('*', '|').replaceAll('~', "'")],
    ['a byte order mark and blanks before it', (text) => `\uFEFF \r\n${text}`],
    ['an envelope that is too short', (text) => text.replaceAll(/ {5,}/g, ' ')],
    ['zeros after its end', (text) => `${text}\0\0\u001A`],
  ])('are the same with %s', (_, change) => {
    expect(elementsOf(change(PLAIN))).toEqual(elementsOf(PLAIN))
  })

  it.each<[string, string]>([
    ['separators', PLAIN.slice(PLAIN.indexOf('ST*'), PLAIN.indexOf('GE*'))],
    ['terminators', PLAIN.slice(PLAIN.indexOf('ST*'), PLAIN.indexOf('GE*')).replaceAll('~', '')],
  ])('are found without an envelope, with the usual %s', (_, text) => {
    expect(elementsOf(text)).toEqual(elementsOf(PLAIN))
  })

  it('are read as Latin-1 where they are not UTF-8', () => {
    const bytes = Buffer.from(PLAIN.replace('PINE', 'PIÑE'), 'latin1')
    const segments = readFile(bytes).sets[0]?.segments ?? []
    expect(segments.map((segment) => elementAt(segment, 3))).toContain('PIÑE')
  })
})

describe('the transaction sets of a file', () => {
  it('come from many interchanges, groups and sets, each with separators of its own', () => {
    const other = sampleText('22-277ca-mixed.277').replaceAll('*', '|')
    const { sets, warnings } = readFile(bytesOf(PLAIN + other))
    expect(sets.map(({ kind }) => kind)).toEqual(['835', '277CA'])
    expect(sets.map(({ interchange }) => interchange?.controlNumber)).toEqual(['000000101', '000000303'])
    expect(warnings).toEqual([])
  })

  it.each([
    ['01-plain-pay.835', '835'],
    ['20-999-accepted.999', '999'],
    ['22-277ca-mixed.277', '277CA'],
  ])('of %s are %s', (name, kind) => {
    expect(readFile(sample(name)).sets.map((set) => set.kind)).toEqual([kind])
  })

  it('may be an answer to the envelope, which stands in no group', () => {
    const isa = PLAIN.slice(0, PLAIN.indexOf('GS*'))
    const { sets } = readFile(bytesOf(`${isa}TA1*000000001*261103*0915*R*006~IEA*0*000000101~`))
    expect(sets.map(({ kind }) => kind)).toEqual(['TA1'])
  })

  it('are read although counts, numbers and ends of the envelope are wrong, which is said', () => {
    const wrong = PLAIN.replace('SE*24*0001', 'SE*9*0002').replace('GE*1*101~', '')
    expect(readFile(bytesOf(wrong)).warnings).toEqual([
      { segment: 26, message: 'Segment 26 counts 9 segments where there are 24.' },
      { segment: 26, message: 'Segment 26 has another number than the segment that it belongs to.' },
      { segment: 2, message: 'The end of a group (GE) is missing: something may be cut off.' },
    ])
    expect(readFile(bytesOf(PLAIN.slice(0, PLAIN.indexOf('IEA*')))).warnings).toHaveLength(1)
  })
})

describe('a file is refused', () => {
  it.each<[string, Uint8Array, string, RegExp]>([
    ['empty', bytesOf(' \r\n'), 'empty', /empty/],
    ['without content', bytesOf(`${PLAIN.slice(0, 106)}IEA*0*1~`), 'empty', /nothing in this file/],
    ['larger than 20 MB', new Uint8Array(MAX_FILE_BYTES + 1), 'too_large', /20 MB/],
    ['a PDF', bytesOf('%PDF-1.7\n…'), 'pdf', /^This is a PDF\. Ask the payer for the 835, 999 or 277CA file/],
    ['a ZIP', bytesOf('PK\u0003\u0004…'), 'archive', /Unpack it/],
    ['a table', bytesOf('Claim,Paid\n1,2\n'), 'not_x12', /not an X12 file/],
  ])('that is %s', (_, bytes, reason, message) => {
    const refusal = refusalOf(() => readFile(bytes))
    expect(refusal).toMatchObject({ reason, segment: null })
    expect(refusal?.message).toMatch(message)
  })

  it.each<[string, string, number]>([
    ['stops in a transaction', PLAIN.slice(0, PLAIN.indexOf('SVC*')), 19],
    ['begins a transaction in another one', PLAIN.replace('SE*24*0001~', 'ST*835*0002~'), 26],
    ['stops in its envelope', PLAIN.slice(0, 60), 1],
  ])('that %s, with the segment', (_, text, segment) => {
    expect(refusalOf(() => readFile(bytesOf(text)))).toMatchObject({ reason: 'cut_off', segment })
  })

  it('that is of another kind, with the place where it belongs', () => {
    const file = readFile(sample('20-999-accepted.999'))
    expect(refusalOf(() => setsOf(file, ['835']))).toMatchObject({
      reason: 'other_kind',
      message: 'This is a 999: import it under Answers.',
    })
  })
})

describe('an amount', () => {
  it.each([
    ['125', 12_500],
    ['86.72', 8672],
    ['118.4', 11_840],
    ['.5', 50],
    ['-1.37', -137],
    ['-0', 0],
    ['00125.00', 12_500],
    ['99999999.99', 9_999_999_999],
  ])('of %s is %i cents', (text, cents) => {
    expect(centsFrom(text)).toBe(cents)
  })

  it.each(['1.234', '945.000', '1e3', '1,00', '$1', '', '.', '-', '+1', '123456789', '1 2'])(
    'is not in “%s”',
    (text) => {
      expect(centsFrom(text)).toBeUndefined()
    },
  )
})

describe('a day', () => {
  it.each([
    ['20261102', '2026-11-02'],
    ['20261102-20261105', '2026-11-02'],
    ['20260231', null],
    ['20262316', null],
    ['261102', null],
    ['', null],
  ])('in “%s” is %s', (text, day) => {
    expect(dayFrom(text)).toBe(day)
  })
})
