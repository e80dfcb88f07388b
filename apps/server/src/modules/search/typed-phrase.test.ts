import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhrase } from './typed-phrase'

const TODAY = '2026-11-17'
const dayOf = (typed: string) => readPhrase(typed, TODAY).day

describe('a date', () => {
  it.each([
    ['today', '2026-11-17'],
    ['Tomorrow', '2026-11-18'],
    ['yesterday', '2026-11-16'],
    ['tuesday', '2026-11-17'],
    ['mon', '2026-11-23'],
    ['2026-12-24', '2026-12-24'],
    ['11/20', '2026-11-20'],
    ['11/20/2025', '2025-11-20'],
    ['Nov 20', '2026-11-20'],
    ['november 20th, 2027', '2027-11-20'],
    ['Jan 5', '2027-01-05'],
  ])('is read from %j', (typed, day) => {
    expect(dayOf(typed)).toBe(day)
  })

  it.each(['Maya', 'may', 'June Carter', '2026-02-30', '13/40', 'nov 31', 'mo', 'nov 17 at ten'])(
    'is not read from %j',
    (typed) => {
      expect(dayOf(typed)).toBeNull()
    },
  )
})

it.each([
  ['1042', '1042'],
  ['#1042', '1042'],
  ['Invoice 1042', '1042'],
  ['inv-0042', '42'],
  ['0', null],
  ['Maya 7', null],
])('the number of an invoice in %j is %s', (typed, digits) => {
  expect(readPhrase(typed, TODAY).invoiceDigits).toBe(digits)
})

it.each([
  ['(518) 555-0142', '5185550142'],
  ['+1 518 555 0142', '5185550142'],
  ['Maya@Mail.example', 'maya@mail.example'],
  ['Maya', null],
])('the contact in %j is %s', (typed, contact) => {
  expect(readPhrase(typed, TODAY).contact).toBe(contact)
})

it('reads whatever is typed without failing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => Boolean(readPhrase(typed, TODAY))))
})
