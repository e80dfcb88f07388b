import { describe, expect, it } from 'vitest'
import { interchange, type Envelope } from './interchange'
import { amountOf, atMost, segment } from './segment'

const GUIDE = { group: 'HC', set: '837', version: '005010X222A1' }
const anEnvelope = (changes: Partial<Envelope> = {}): Envelope => ({
  sender: { idKind: 'ZZ', id: 'OAKWOODTG' },
  receiver: { idKind: '30', id: '990000001' },
  controlNumber: 42,
  mark: '',
  isTest: false,
  date: '2026-11-03',
  time: '09:15',
  ...changes,
})

describe('a segment', () => {
  it('leaves out what is empty at its end, and at the end of an element', () => {
    expect(segment('NM1', 'IL', '1', 'PINE', '', '', '')).toBe('NM1*IL*1*PINE')
    expect(segment('SV1', ['HC', '90837', '', ''], '185', '', '')).toBe('SV1*HC:90837*185')
    expect(segment('CLM', 'K1', '', ['AA', '', '', 'IL'])).toBe('CLM*K1**AA:::IL')
  })

  it('has no separator in a text', () => {
    expect(segment('NTE', 'ADD', 'one*two:three~four^five')).toBe('NTE*ADD*ONE TWO THREE FOUR FIVE')
  })

  it('cuts a text by what is sent', () => {
    expect(atMost(4, 'ßßß')).toBe('SSSS')
  })
})

it.each([
  [18_500, '185'],
  [2_660, '26.6'],
  [5, '0.05'],
  [0, '0'],
  [999_999, '9999.99'],
])('%d cents are written as %s', (cents, written) => {
  expect(amountOf(cents)).toBe(written)
})

it.each([-1, 0.5, Number.NaN])('%d is no amount of a claim', (cents) => {
  expect(() => amountOf(cents)).toThrow(RangeError)
})

describe('a file', () => {
  it('begins with 106 characters in their places', () => {
    const text = interchange(anEnvelope(), GUIDE, [])
    expect(text.slice(0, 106)).toBe(
      'ISA*00*          *00*          *ZZ*OAKWOODTG      *30*990000001      *261103*0915*^*00501*000000042*0*P*:~',
    )
    expect(text.slice(106, 109)).toBe('GS*')
  })

  it.each([
    ['a longer id', { sender: { idKind: 'ZZ', id: 'OAKWOOD-THERAPY-1' } }],
    ['a longer number', { controlNumber: 1_000_000_000 }],
    ['a date of another form', { date: '11/3/26' }],
  ] as const)('is not made with %s', (_, changes) => {
    expect(() => interchange(anEnvelope(changes), GUIDE, [])).toThrow(RangeError)
  })

  it('says that it is a test', () => {
    expect(interchange(anEnvelope({ isTest: true }), GUIDE, []).slice(102, 103)).toBe('T')
  })

  it('has its mark in the numbers of its sets', () => {
    const text = interchange(anEnvelope({ mark: '70361' }), GUIDE, [['BHT*1']])
    expect(text).toContain('~ST*837*703610001*005010X222A1~BHT*1~SE*3*703610001~')
  })

  it('counts its segments and sets, and repeats each number at the end', () => {
    const sets = [['BHT*1', 'HL*1'], ['BHT*1']]
    expect(interchange(anEnvelope(), GUIDE, sets).slice(106).split('~')).toEqual([
      'GS*HC*OAKWOODTG*990000001*20261103*0915*42*X*005010X222A1',
      ...['ST*837*0001*005010X222A1', 'BHT*1', 'HL*1', 'SE*4*0001'],
      ...['ST*837*0002*005010X222A1', 'BHT*1', 'SE*3*0002'],
      ...['GE*2*42', 'IEA*1*000000042', ''],
    ])
  })
})
