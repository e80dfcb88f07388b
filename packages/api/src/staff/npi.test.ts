import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNpi } from './npi'

/** Nine digits that an NPI may begin with. */
const beginning = fc.stringMatching(/^[12]\d{8}$/)
const DIGITS = Array.from('0123456789')

it.each(['1234567893', '1245319599', '1679576722'])('%s is an NPI', (npi) => {
  expect(isNpi(npi)).toBe(true)
})

it.each([
  '',
  '1234567890',
  '123456789',
  '12345678931',
  '3234567893',
  '123456789A',
  '１２３４５６７８９３',
  ' 1234567893',
])('%j is none', (text) => {
  expect(isNpi(text)).toBe(false)
})

it('has exactly one right last digit, whatever stands before it', () => {
  fc.assert(
    fc.property(beginning, (nine) => {
      expect(DIGITS.filter((digit) => isNpi(nine + digit))).toHaveLength(1)
    }),
  )
})

it('notices any one digit that is typed wrong', () => {
  fc.assert(
    fc.property(
      beginning,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (nine, place, by) => {
        const right = DIGITS.map((digit) => nine + digit).find(isNpi) ?? ''
        const wrong = Array.from(right)
          .with(place, String((Number(right[place]) + by) % 10))
          .join('')
        expect([isNpi(right), isNpi(wrong)]).toEqual([true, false])
      },
    ),
  )
})
